import type { PageCall } from '../page-call.ts'

/** What every way to the server needs of the call it carries. */
export type CallWiring = {
  readonly call: PageCall
  readonly webCallUrl: string
  readonly sound: AudioContext
  readonly microphone: MediaStream
  /** Hears both sides: the caller at its first input, the assistant at its second. */
  readonly meter: AudioNode
  readonly sinceStart: () => number
}

export const assistantInput = 1

/** Writes down what the server says. */
export function takeMessage({ call, sinceStart }: CallWiring, text: string): void {
  call.messages.push({ at: sinceStart(), text })
  if (text.includes('"ended"')) call.isOver = true
}
