export type MediaErrorKind = 'bad-offer' | 'unavailable'

/** The way to a caller could not be opened. */
export class MediaError extends Error {
  override readonly name = 'MediaError'
  readonly kind: MediaErrorKind

  constructor(kind: MediaErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
