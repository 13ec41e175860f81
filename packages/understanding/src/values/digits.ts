import { belowHundredAt, type Found } from './numbers.ts'
import { tableOf } from './table.ts'

const single: Readonly<Record<string, string>> = tableOf({
  oh: '0',
  o: '0',
  zero: '0',
  one: '1',
  won: '1',
  two: '2',
  too: '2',
  to: '2',
  three: '3',
  tree: '3',
  four: '4',
  for: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  ate: '8',
  nine: '9',
})

const repeats: Readonly<Record<string, number>> = tableOf({ double: 2, triple: 3, treble: 3 })
// Never the beginning or the end of a number: they are words first.
const onlyInside = new Set(['to', 'too', 'for', 'won', 'ate', 'o', 'oh'])

/** The longest run of spoken digits: "two one two, double five, oh one". */
export function findDigits(words: readonly string[]): Found<string> | undefined {
  let best: Found<string> | undefined
  let at = 0
  while (at < words.length) {
    const run = runAt(words, at)
    if (run && (!best || run.value.length > best.value.length)) best = run
    at = run ? run.to : at + 1
  }
  return best
}

function runAt(words: readonly string[], from: number): Found<string> | undefined {
  if (onlyInside.has(words[from] ?? '')) return undefined
  let value = ''
  let at = from
  let to = from
  while (at < words.length) {
    const part = groupAt(words, at)
    if (part) {
      value += part.value
      at = part.to
      if (!onlyInside.has(words[at - 1] ?? '')) to = at
    } else if (
      value !== '' &&
      /^(?:area|code|then|and|um|uh|dash|hyphen|plus|extension)$/.test(words[at] ?? '')
    ) {
      at += 1
    } else break
  }
  return value === '' ? undefined : { value, from, to: Math.max(to, from + 1) }
}

function groupAt(words: readonly string[], at: number): Found<string> | undefined {
  const word = words[at] ?? ''
  const bare = word.replace(/^\+/, '')
  if (/^\d+$/.test(bare)) return { value: bare, from: at, to: at + 1 }
  const times = repeats[word]
  const repeated = times ? (single[words[at + 1] ?? ''] ?? onlyDigit(words[at + 1])) : undefined
  if (times && repeated) return { value: repeated.repeat(times), from: at, to: at + 2 }
  const digit = single[word]
  if (digit && words[at + 1] === 'hundred') return { value: `${digit}00`, from: at, to: at + 2 }
  if (digit && words[at + 1] === 'thousand') return { value: `${digit}000`, from: at, to: at + 2 }
  if (digit !== undefined) return { value: digit, from: at, to: at + 1 }
  const pair = belowHundredAt(words, at)
  return pair && pair.value >= 10 ? { value: String(pair.value), from: at, to: pair.to } : undefined
}

function onlyDigit(word = ''): string | undefined {
  return /^\d$/.test(word) ? word : undefined
}
