import type { Speech, SpeechToText, Transcription } from '../speech-to-text.ts'
import { openWorkerDesk } from '../worker-desk.ts'

/** Speech to text on this machine, in a thread of its own. Speech nobody wants any more is not recognized at all. */
export function createMoonshine(): SpeechToText {
  const desk = openWorkerDesk<Speech, Transcription>(
    new URL('./moonshine-worker.ts', import.meta.url),
  )
  return {
    ready: () => desk.ready(),
    transcribe: (speech, signal) => desk.ask(speech, signal),
    close: () => desk.close(),
  }
}
