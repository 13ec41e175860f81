import { createOpusWriter } from '../opus.ts'
import type { SpokenClip } from '../text-to-speech.ts'
import { loadFliteVoices } from './load-flite-voices.ts'

const voice = { name: 'slt' } as const

/** Loads the live voice: plain, but it speaks anything within a tenth of a second. */
export async function loadFlite(): Promise<(text: string) => Promise<SpokenClip>> {
  const sound = await loadFliteVoices()
  const speak = async (text: string) => {
    const { samples, sampleRateHz } = await sound(text, voice)
    const writer = await createOpusWriter(sampleRateHz)
    try {
      return writer.write(samples)
    } finally {
      writer.close()
    }
  }
  await speak('Ready.')
  return speak
}
