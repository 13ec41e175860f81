/** Why a mind gives no answer: it ended, it stood still, it was closed, or the assistant in it failed. */
export class MindError extends Error {
  readonly kind: 'died' | 'frozen' | 'closed' | 'assistant-failed'

  constructor(kind: MindError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MindError'
    this.kind = kind
  }
}
