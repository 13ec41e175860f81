export type SpeechErrorKind = 'worker-died' | 'engine-failed' | 'closed'

/** A speech engine could not do what it was asked. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError'
  readonly kind: SpeechErrorKind

  constructor(kind: SpeechErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
