import { isMisheardNumber, numberAt } from './numbers.ts'

const lengths: readonly (readonly [RegExp, number])[] = [
  [/\bfortnight\b/, 14],
  // "The week after next" is a time to come, no length.
  [/\b(?:full|whole|the) week\b(?! (?:after|before|of|following|from))|^week$/, 7],
  [/\b(?:long|three day|3 day) weekend\b/, 3],
  [/\bweekend\b|\bcouple\b/, 2],
  [
    /\b(?:just the one|overnight|tonight|single night|one night|a night|the night|that night|only one)\b/,
    1,
  ],
]

const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:nights?|knights?|nites?)$/, 1],
  [/^weeks?$/, 7],
  [/^months?$/, 30],
  [/^days?$/, 1],
]

// "A whole month", "two more weeks".
const between = /^(?:whole|full|entire|solid|more|extra|additional)$/

/** How many nights: "two nights", "three weeks", "the weekend", "just the one". */
export function countNights(words: readonly string[]): number | undefined {
  const text = words.join(' ')
  const bare = words.filter((word) => !between.test(word))
  const counts = [...bare.keys()].flatMap((at) => numberAt(bare, at, { isExpected: true }) ?? [])
  for (const [unit, nights] of units) {
    const count = counts.find(({ to }) => unit.test(bare[to] ?? ''))
    if (count) return count.value * nights
  }
  const length = lengths.find(([pattern]) => pattern.test(text))
  if (length) return length[1]
  const plain = counts.find(({ from, value }) => value > 0 && !isMisheardNumber(bare[from] ?? ''))
  return plain?.value ?? loneNumber(words)
}

/** "To", where a number was asked for. */
function loneNumber(words: readonly string[]): number | undefined {
  return words.length === 1 ? numberAt(words, 0, { isExpected: true })?.value : undefined
}
