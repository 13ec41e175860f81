import type { LeadProblem } from './lead-rules.ts'

/** 200: the lead is on disk. */
export type LeadAccepted = {
  readonly status: 'accepted'
  readonly reference: string
  /** The lead waits in quarantine until a proof of so many bits comes, or the owner releases it. */
  readonly proofBits?: number
}

/** One sentence about one field, for the place beside it. */
export type LeadFieldError = LeadProblem & { readonly message: string }

/** Everything else; `fields` comes with a 422 about what was filled in. */
export type LeadRefused = {
  readonly error: LeadRefusal
  readonly message: string
  readonly fields?: readonly LeadFieldError[]
}

export type LeadRefusal =
  | 'invalid_fields'
  | 'malformed_body'
  | 'unknown_field'
  | 'repeated_field'
  | 'invalid_key'
  | 'key_reused'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'cross_site'
  | 'method_not_allowed'
  | 'proof_refused'
  | 'too_many_requests'
  | 'service_unavailable'

/** The status of each refusal. The browser gives up after 400, 413, 415, 422; it tries the others again. */
export const refusalStatus: Readonly<Record<LeadRefusal, number>> = {
  invalid_fields: 422,
  malformed_body: 400,
  unknown_field: 400,
  repeated_field: 400,
  invalid_key: 400,
  key_reused: 422,
  payload_too_large: 413,
  unsupported_media_type: 415,
  cross_site: 403,
  method_not_allowed: 405,
  proof_refused: 422,
  too_many_requests: 429,
  service_unavailable: 503,
}
