/** A failure the person at the terminal can mend: its message is shown alone, without a stack trace. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}
