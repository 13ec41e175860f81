import type { Speech, SpeechToText, Transcription } from '../speech-to-text.ts'
import { openWorkerDesk } from '../worker-desk.ts'

/** Speech to text on this machine, in a thread of its own. Speech nobody wants any more is not recognised at all. */
export function createMoonshine(): SpeechToText {
  const desk = openWorkerDesk<Speech, Transcription>(
    new URL('./moonshine-worker.ts', import.meta.url),
  )
  let last: Promise<unknown> = Promise.resolve()

  async function recognize(
    before: Promise<unknown>,
    speech: Speech,
    signal: AbortSignal | undefined,
  ): Promise<Transcription> {
    await before.catch(() => {})
    signal?.throwIfAborted()
    return desk.ask(speech)
  }

  return {
    ready: () => desk.ready(),
    async transcribe(speech, signal) {
      const job = recognize(last, speech, signal)
      last = job
      const transcription = await job
      signal?.throwIfAborted()
      return transcription
    },
    close: () => desk.close(),
  }
}
