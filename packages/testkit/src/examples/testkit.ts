import { createVoiceDesk, nothingLeftOfVoice, playCall } from '../index.ts'

/** A call from a script, with everything around it in memory. */
export async function playEvening() {
  const desk = createVoiceDesk()
  const story = await playCall(desk, [
    'caller starts',
    'assistant joins',
    'assistant listens',
    'assistant speaks 0.4s',
    'silence 1s',
    'caller leaves',
  ])
  return { story, left: desk.left(), nothing: nothingLeftOfVoice }
}
