const list = (words: string) => words.split(' ')
const small = list(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const ordinals = list(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth',
)
const endings = ['st', 'nd', 'rd']
const tens = list('twenty thirty forty fifty sixty seventy eighty ninety')
const digits = new Map([
  ...small.map((word, value) => [word, `${value}`] as const),
  ...ordinals.map((word, at) => [word, `${at + 1}${endings[at] ?? 'th'}`] as const),
  ...tens.map((word, at) => [word, `${at * 10 + 20}`] as const),
  ['oh', '0'],
  ['hundred', '00'],
])

/** Words as they are compared: numbers in digits, however they were written, and no punctuation. */
export function writeDigits(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .map((word) => digits.get(word) ?? word)
    .join(' ')
}
