import {
  callerTrack,
  findCallerClip,
  type CallerLine,
} from '../../scripts/voice-desk/caller-track.ts'
import type { Tab } from './tab.ts'

/** Where something that is said stands in a recording. */
type Stretch = { readonly fromSeconds: number; readonly toSeconds: number }

/** What a caller will say, in one recording with quiet around each sentence. */
export type Recording = { readonly wave: Uint8Array; readonly lines: readonly Stretch[] }

const clipRateHz = 24_000
const quietSeconds = 1

export async function recordCaller(
  said: readonly Omit<CallerLine, 'atSeconds'>[],
): Promise<Recording> {
  const lines: Stretch[] = []
  let end = quietSeconds
  for (const { text, voice } of said) {
    const { length } = await findCallerClip(text, voice)
    const toSeconds = end + length / clipRateHz
    lines.push({ fromSeconds: end, toSeconds })
    end = toSeconds + quietSeconds
  }
  const script = said.map((line, at) => ({ ...line, atSeconds: lines[at]?.fromSeconds ?? 0 }))
  return { wave: await callerTrack(script, Math.ceil(end)), lines }
}

/** Says one line of the recording that stands in for the microphone. */
export async function say(tab: Tab, { lines }: Recording, index: number): Promise<void> {
  const line = lines[index]
  if (line) await tab.run((from, to) => window.say(from, to), line.fromSeconds, line.toSeconds)
}
