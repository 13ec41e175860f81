import { createOpusWriter, decodeClip } from '@nightdesk/voice-provider'
import {
  createMoonshine,
  loadFliteVoices,
  type FliteVoice,
} from '@nightdesk/voice-provider/recognizer'

const lineRateHz = 16_000

/** Who speaks: the clearest voice every other time. */
export const callers: readonly [FliteVoice, ...FliteVoice[]] = [
  { name: 'rms' },
  { name: 'awb' },
  { name: 'rms', stretch: 0.85 },
  { name: 'slt' },
  { name: 'rms', stretch: 1.15 },
  { name: 'awb', stretch: 0.9, pitchHz: 90 },
  { name: 'rms', stretch: 0.95 },
  { name: 'slt', stretch: 0.9, pitchHz: 180 },
]

export type Line = {
  /** Speaks, and gives back the sound as a call carries it. */
  speak(text: string, voice: FliteVoice): Promise<Float32Array>
  hear(sound: Float32Array): Promise<string>
  close(): Promise<void>
}

/** A caller's voice at one end, at the other the recognizer that every call has. */
export async function openLine(): Promise<Line> {
  const ear = createMoonshine()
  const speak = await loadFliteVoices()
  await ear.ready()
  return {
    async speak(text, voice) {
      const { samples, sampleRateHz } = await speak(text, voice)
      const writer = await createOpusWriter(sampleRateHz)
      try {
        return await decodeClip(writer.write(samples), lineRateHz)
      } finally {
        writer.close()
      }
    },
    hear: async (sound) => (await ear.transcribe(sound)).text,
    close: () => ear.close(),
  }
}
