import type { Example } from '@nightdesk/understanding'
import { keyOf } from './hearings.ts'

// About half of the sentences. Those with facts in them have more to teach.
const sharePlain = 0.4
const shareMarked = 0.75
const keyRange = 2 ** 32

/** Whether this sentence is to be heard: a choice that stays the same, whatever is written beside it. */
export function isChosen(example: Example): boolean {
  const share = example.spans.length > 0 ? shareMarked : sharePlain
  return drawFrom(example) / keyRange < share
}

/** The same one of the choices for the same sentence. */
export function pickFor<T>(example: Example, choices: readonly [T, ...T[]]): T {
  return choices[drawFrom(example) % choices.length] ?? choices[0]
}

function drawFrom(example: Example): number {
  return Number.parseInt(keyOf(example).slice(0, 8), 16)
}
