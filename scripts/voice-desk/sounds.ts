import type { PageCall } from './page-call.ts'

/** A stretch of sound in a page, in milliseconds since the button was pressed. */
export type Sound = { readonly from: number; readonly to: number }

// Pauses inside a sentence are shorter, the wait for an answer is longer.
const longestPauseMs = 300
const sides = { microphone: 1, assistant: 2 } as const
const loudAt = { microphone: 0.02, assistant: 0.01 } as const

/** When one side could be heard, from the waveforms the page itself saw. */
export function soundsOf(
  side: keyof typeof sides,
  levels: PageCall['levels'],
  pauseMs = longestPauseMs,
): readonly Sound[] {
  const sounds: { from: number; to: number }[] = []
  for (const row of levels) {
    const at = row[0]
    if (row[sides[side]] <= loudAt[side]) continue
    const last = sounds.at(-1)
    if (last && at - last.to < pauseMs) last.to = at
    else sounds.push({ from: at, to: at })
  }
  return sounds
}
