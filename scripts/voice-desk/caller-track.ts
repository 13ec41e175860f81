import { join } from 'node:path'
import { clipPackets, decodeClip, readClipFile, writeWave } from '@nightdesk/voice-provider'
import { rootDir } from '../project/paths.ts'
import { atPace, readPace, type Pace } from '../voicebank/voices.ts'

const sampleRateHz = 24_000

export const callersDir = join(rootDir, 'e2e/callers')

/** One thing the caller says, so many seconds after the microphone opens. */
export type CallerLine = {
  readonly atSeconds: number
  readonly text: string
  readonly voice?: string
}

/** A recording for Chromium's microphone: what a caller says, and silence in between. */
export async function callerTrack(
  lines: readonly CallerLine[],
  lengthSeconds: number,
): Promise<Uint8Array> {
  const samples = new Float32Array(lengthSeconds * sampleRateHz)
  for (const { atSeconds, text, voice } of lines) {
    const speech = await findCallerClip(text, voice)
    samples.set(speech, Math.round(atSeconds * sampleRateHz))
  }
  return writeWave({ samples, sampleRateHz })
}

/** What it sounds like when a caller says this, at 24 kHz. */
export async function findCallerClip(
  text: string,
  voice?: string,
  pace?: Pace,
): Promise<Float32Array> {
  const { clips } = readClipFile(callersDir, 'callers.generated')
  const clip = clips.find(
    (each) =>
      each.text === text && each.voice === atPace(voice ?? readPace(each.voice).voice, pace),
  )
  if (!clip) throw new Error(`No caller says "${text}": add it to the callers of the voice bank.`)
  return decodeClip(clipPackets(clip), sampleRateHz)
}

/** The switches that give Chromium this recording for a microphone. It starts anew at each permission. */
export function microphoneArgs(wavePath: string): readonly string[] {
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${wavePath}%noloop`,
    '--autoplay-policy=no-user-gesture-required',
  ]
}
