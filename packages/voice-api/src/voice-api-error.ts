/** What went wrong with a request, as far as a caller would act on it differently. */
export type VoiceApiErrorKind =
  /** The provider answered, and not with a success. */
  | 'status'
  /** The provider could not be reached. */
  | 'network'
  /** It did not answer in time. */
  | 'timeout'
  /** The caller gave up. */
  | 'aborted'
  /** The answer could not be read. */
  | 'body'
  /** The request was wrong before it was sent: a path parameter or a required query key is missing. */
  | 'request'

export type VoiceApiErrorFacts = {
  readonly operation: string
  readonly status?: number
  /** What the provider said about it: parsed where it was JSON. */
  readonly body?: unknown
  readonly cause?: unknown
}

export class VoiceApiError extends Error {
  override readonly name = 'VoiceApiError'
  readonly kind: VoiceApiErrorKind
  readonly operation: string
  readonly status: number | undefined
  readonly body: unknown

  constructor(kind: VoiceApiErrorKind, message: string, facts: VoiceApiErrorFacts) {
    super(message, { cause: facts.cause })
    this.kind = kind
    this.operation = facts.operation
    this.status = facts.status
    this.body = facts.body
  }
}
