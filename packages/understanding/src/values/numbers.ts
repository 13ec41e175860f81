import { tableOf } from './table.ts'

export type Found<T> = { readonly value: T; readonly from: number; readonly to: number }

const small: Readonly<Record<string, number>> = tableOf({
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
})

const tens: Readonly<Record<string, number>> = tableOf({
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
})

// What a recogniser writes for a number that stands alone; believed only where a number is expected.
const misheard: Readonly<Record<string, number>> = tableOf({
  won: 1,
  wan: 1,
  to: 2,
  too: 2,
  tu: 2,
  tree: 3,
  free: 3,
  for: 4,
  fore: 4,
  fife: 5,
  sex: 6,
  sicks: 6,
  ate: 8,
  nein: 9,
  tan: 10,
  a: 1,
  an: 1,
})

/** Whether the word only sounds like a number: "for", "to", "free". */
export function isMisheardNumber(word: string): boolean {
  return word in misheard
}

/** "Two thirty's good" has a number in it; "the little one's tired" has none. */
const withoutIs = (word: string): string =>
  word.endsWith("'s") && word !== "one's" ? word.slice(0, -2) : word

/** A number of one breath at `at`: "twenty one", "a hundred and five", "12". */
export function numberAt(
  words: readonly string[],
  at: number,
  options: { readonly isExpected?: boolean } = {},
): Found<number> | undefined {
  const word = words[at]
  if (word === undefined) return undefined
  if (/^\d{1,6}$/.test(word)) return { value: Number(word), from: at, to: at + 1 }
  const first = belowHundredAt(words, at)
  if (first) return hundredsAfter(words, first)
  if (word === 'a' && /^(?:hundred|thousand)$/.test(words[at + 1] ?? ''))
    return hundredsAfter(words, { value: 1, from: at, to: at + 1 })
  if (word === 'a' && words[at + 1] === 'dozen') return { value: 12, from: at, to: at + 2 }
  if (word === 'a' && words[at + 1] === 'couple')
    return { value: 2, from: at, to: words[at + 2] === 'of' ? at + 3 : at + 2 }
  const guess = options.isExpected ? misheard[word] : undefined
  return guess === undefined ? undefined : { value: guess, from: at, to: at + 1 }
}

export function belowHundredAt(words: readonly string[], at: number): Found<number> | undefined {
  const word = withoutIs(words[at] ?? '')
  const ten = tens[word]
  if (ten !== undefined) {
    const unit = small[withoutIs(words[at + 1] ?? '')]
    const hasUnit = unit !== undefined && unit > 0 && unit < 10
    return { value: hasUnit ? ten + unit : ten, from: at, to: hasUnit ? at + 2 : at + 1 }
  }
  const value = small[word]
  return value === undefined ? undefined : { value, from: at, to: at + 1 }
}

function hundredsAfter(words: readonly string[], first: Found<number>): Found<number> {
  const unit = words[first.to]
  const size = unit === 'hundred' ? 100 : unit === 'thousand' ? 1000 : 1
  if (size === 1) return first
  let to = first.to + 1
  if (words[to] === 'and') to += 1
  const rest = belowHundredAt(words, to)
  const big = rest && size === 1000 ? hundredsAfter(words, rest) : rest
  return big
    ? { value: first.value * size + big.value, from: first.from, to: big.to }
    : { value: first.value * size, from: first.from, to: first.to + 1 }
}

const ordinals: Readonly<Record<string, number>> = tableOf({
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  forth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  twelth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
  fortieth: 40,
  fiftieth: 50,
  sixtieth: 60,
  seventieth: 70,
  eightieth: 80,
  ninetieth: 90,
  hundredth: 100,
})

/** "21st", "twenty first", "forty second", "a hundred and tenth". */
export function ordinalAt(words: readonly string[], at: number): Found<number> | undefined {
  const word = words[at] ?? ''
  const digits = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(word)
  if (digits) return { value: Number(digits[1]), from: at, to: at + 1 }
  const plain = ordinals[word]
  if (plain !== undefined) return { value: plain, from: at, to: at + 1 }
  const ten = tens[word] ?? (/^[2-9]0$/.test(word) ? Number(word) : undefined)
  const unit = ordinals[words[at + 1] ?? '']
  if (ten !== undefined && unit !== undefined && unit < 10)
    return { value: ten + unit, from: at, to: at + 2 }
  if ((word === 'a' || word === 'one') && words[at + 1] === 'hundred') {
    const rest = ordinalAt(words, words[at + 2] === 'and' ? at + 3 : at + 2)
    if (rest) return { value: 100 + rest.value, from: at, to: rest.to }
  }
  return undefined
}

/** How a house number is said: "two forty five" is 245, "twelve fifty" 1250, "three oh five" 305. */
export function houseNumberAt(words: readonly string[], at: number): Found<number> | undefined {
  const first = numberAt(words, at)
  if (!first || /^\d/.test(words[at] ?? '') || first.value >= 100 || first.value === 0) return first
  const hasZero = words[first.to] === 'oh' || words[first.to] === 'o' || words[first.to] === 'zero'
  const second = belowHundredAt(words, hasZero ? first.to + 1 : first.to)
  if (!second) return first
  if (hasZero && second.value < 10)
    return { value: first.value * 100 + second.value, from: at, to: second.to }
  if (second.value < 10) {
    const third = belowHundredAt(words, second.to)
    return third && third.value < 10
      ? { value: first.value * 100 + second.value * 10 + third.value, from: at, to: third.to }
      : first
  }
  return { value: first.value * 100 + second.value, from: at, to: second.to }
}

export function isNumberWord(word: string): boolean {
  return /^\d+$/.test(word) || word in small || word in tens || word === 'hundred' || word === 'oh'
}
