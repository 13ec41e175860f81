import type { LeadRefusal } from '@nightdesk/contracts'

export type BodyFault = Extract<
  LeadRefusal,
  | 'malformed_body'
  | 'unknown_field'
  | 'repeated_field'
  | 'unsupported_media_type'
  | 'payload_too_large'
>

/** A body that is not a contact form. The detail is ours, never a piece of the body. */
export class BodyError extends Error {
  override readonly name = 'BodyError'
  readonly fault: BodyFault

  constructor(fault: BodyFault, detail: string) {
    super(detail)
    this.fault = fault
  }
}

export function malformed(detail: string): BodyError {
  return new BodyError('malformed_body', detail)
}
