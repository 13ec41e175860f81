import type { Speech, SpeechToText, Transcription } from '../speech-to-text.ts'
import { openWorkerDesk } from '../worker-desk.ts'

/** Speech to text on this machine, in a thread of its own. */
export function createMoonshine(): SpeechToText {
  const desk = openWorkerDesk<Speech, Transcription>(
    new URL('./moonshine-worker.ts', import.meta.url),
  )
  return {
    ready: () => desk.ready(),
    async transcribe(speech, signal) {
      const transcription = await desk.ask(speech)
      signal?.throwIfAborted()
      return transcription
    },
    close: () => desk.close(),
  }
}
