import type { Read } from '../read.ts'
import type { Example } from './examples.ts'

/** How often something was found rightly, found wrongly, and missed. */
export type Tally = { right: number; wrong: number; missed: number }

export type Figures = {
  readonly sentences: number
  /** Sentences whose likeliest intent is one that was meant. */
  readonly intentsRight: number
  /** By slot: spans found with the very same words. */
  readonly slots: ReadonlyMap<string, Tally>
  /** Spans that were found at least in part. */
  readonly touched: number
  /** What was taken for what, and how often: "q-price > q-tip". */
  readonly confusions: ReadonlyMap<string, number>
}

/** Holds a reader against sentences it has not learned from. */
export function evaluate(read: Read, examples: readonly Example[]): Figures {
  const slots = new Map<string, Tally>()
  const confusions = new Map<string, number>()
  const tallyOf = (slot: string) => {
    const tally = slots.get(slot) ?? { right: 0, wrong: 0, missed: 0 }
    slots.set(slot, tally)
    return tally
  }
  let [intentsRight, touched] = [0, 0]

  for (const { text, asked, intents, spans } of examples) {
    const reading = read(text, { asked })
    const likeliest = reading.intents[0]?.id ?? ''
    if (intents.includes(likeliest)) intentsRight += 1
    else {
      const confusion = `${intents.join('+')} > ${likeliest}`
      confusions.set(confusion, (confusions.get(confusion) ?? 0) + 1)
    }
    for (const { slot, from, to } of reading.spans) {
      const isRight = spans.some(
        (span) => span.slot === slot && span.from === from && span.to === to,
      )
      tallyOf(slot)[isRight ? 'right' : 'wrong'] += 1
    }
    for (const { slot, from, to } of spans) {
      const same = reading.spans.filter((span) => span.slot === slot)
      if (!same.some((span) => span.from === from && span.to === to)) tallyOf(slot).missed += 1
      if (same.some((span) => span.from < to && span.to > from)) touched += 1
    }
  }
  return { sentences: examples.length, intentsRight, slots, touched, confusions }
}

/** The harmonic mean of how much of what was found is right, and how much of what is there was found. */
export function f1({ right, wrong, missed }: Tally): number {
  return right === 0 ? 0 : (2 * right) / (2 * right + wrong + missed)
}

export function sumTallies(tallies: Iterable<Tally>): Tally {
  const sum = { right: 0, wrong: 0, missed: 0 }
  for (const { right, wrong, missed } of tallies) {
    sum.right += right
    sum.wrong += wrong
    sum.missed += missed
  }
  return sum
}
