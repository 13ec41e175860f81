import type { Example } from '@nightdesk/understanding'

// They have vowels and would be read as words.
const readByLetter = new Set(
  'ac ai api atm bqe ceo cpa cto eta eu ev ewr id iso lax lga nyu roi seo sla suv uk usa usb vip'.split(
    ' ',
  ),
)
// Any voice would read it by its letters.
const hum = /^(?:hm+|mm+|mhm)$/
const signs: Readonly<Record<string, string>> = {
  '@': ' at ',
  '.': ' dot ',
  _: ' underscore ',
  '-': ' dash ',
}

type Sentence = Pick<Example, 'text' | 'spans'>

/** A written sentence as a person says it: addresses and long numbers as one reads them out, spelled names slowly. */
export function sayAloud(sentence: Sentence): string {
  return sayWords(sentence)
    .map(({ said }) => said)
    .join(' ')
}

/** Each written word as it is said, and where it stands in the text. */
export function sayWords({ text, spans }: Sentence): readonly { said: string; from: number }[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const span = spans.find(({ from, to }) => index >= from && index < to)
    return { said: sayWord(word, span?.slot), from: index }
  })
}

function sayWord(word: string, slot: string | undefined): string {
  if (word.includes('@')) return word.replaceAll(/[@._-]/g, (sign) => signs[sign] ?? sign)
  if (slot === 'spelled' && word.length === 1) return `${word.toUpperCase()}.`
  if (hum.test(word)) return 'um'
  if (readByLetter.has(word)) return word.split('').map(sayLetter).join(' ')
  return slot === 'phone' ? byDigit(word) : sayNumber(word)
}

// Alone, this one is an article.
function sayLetter(letter: string): string {
  return letter === 'a' ? 'ay' : letter
}

// "215" is two fifteen, "2:05" two oh five, "1900" nineteen hundred; short numbers any voice reads by itself.
function sayNumber(word: string): string {
  const [, head, colon, tail = '', ending = ''] =
    /^(\d\d?)(:?)(\d\d)(st|nd|rd|th)?$/.exec(word) ?? []
  if (head === undefined) return /^\d{5,}$/.test(word) ? byDigit(word) : word
  if (head.startsWith('0')) return byDigit(word)
  if (tail === '00') return `${head} ${colon ? "o'clock" : 'hundred'}`
  return `${head} ${tail.replace(/^0/, 'oh ')}${ending}`
}

function byDigit(word: string): string {
  return /^[\d:]+$/.test(word) ? word.replaceAll(':', '').split('').join(' ') : word
}
