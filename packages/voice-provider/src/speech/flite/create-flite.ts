import type { SpokenClip, TextToSpeech } from '../text-to-speech.ts'
import { openWorkerDesk } from '../worker-desk.ts'

/** Text to speech on this machine, in a thread of its own. */
export function createFlite(): TextToSpeech {
  const desk = openWorkerDesk<string, SpokenClip>(new URL('./flite-worker.ts', import.meta.url))
  return {
    ready: () => desk.ready(),
    speak: (text, signal) => desk.ask(text, signal),
    close: () => desk.close(),
  }
}
