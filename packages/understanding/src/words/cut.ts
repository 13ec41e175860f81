import { tableOf } from '../values/table.ts'
/** One word of an utterance, and where it stands in the text. */
export type Word = {
  /** Lower case, without punctuation. */
  readonly word: string
  /** As it was written: a typed name keeps its capitals. */
  readonly raw: string
  readonly from: number
  readonly to: number
}

const mostWords = 120
const longestWord = 60
const hums = /^(?:um+|uh+m?|er+m?|ah+|hm+|mm+)$/

/** Cuts what was heard or typed into words. Hums are left out. */
export function cutIntoWords(text: string): readonly Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(/\S+/g)) {
    const from = match.index
    const to = from + match[0].length
    for (const raw of partsOf(match[0].slice(0, longestWord))) {
      words.push({ word: raw.toLowerCase(), raw, from, to })
    }
    if (words.length >= mostWords) break
  }
  return words.filter(({ word }) => !hums.test(word))
}

function partsOf(chunk: string): readonly string[] {
  // Most of what is said.
  if (/^[a-z]+$/i.test(chunk)) return [chunk]
  const bare = chunk
    .replaceAll(/[’‘`´]/g, "'")
    .replace(/^["'([{<$¿¡*]+/, '')
    .replace(/["')\]}>,;:!?…*]+$/, '')
  if (/^[^@\s]+@[^@\s]+$/.test(bare)) return asSaid(bare.replace(/[.,]+$/, ''))
  // "J.F.K.", "p.m."
  if (/^(?:\p{L}\.){2,}\p{L}?$|^\p{L}\.\p{L}\.?$/u.test(bare)) return [bare.replaceAll('.', '')]
  const clock = /^(\d{1,2}(?:[:.]\d{2})?)\.?([ap])\.?m?\.?$/i.exec(bare)
  if (clock) return [String(clock[1]).replace('.', ':'), `${clock[2]}m`]
  if (/^\d{1,2}[.:]\d{2}\.?$/.test(bare)) return [bare.replace(/\.$/, '').replace('.', ':')]
  // A recogniser writes "example.com" where somebody said the dot.
  if (/^[\p{L}\d]{2,}(?:\.\p{L}[\p{L}\d]+)+\.?$/u.test(bare)) return withDots(bare)
  return bare
    .split(/[-–—…_/]|(?<=\d),(?=\d{3}\b)|\./)
    .map((part) => part.replaceAll(/[^\p{L}\p{N}'@:+&#]/gu, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

const signs: Readonly<Record<string, string>> = tableOf({
  '@': 'at',
  '.': 'dot',
  '-': 'dash',
  _: 'underscore',
})

/** A typed address in the words in which it would be spoken: those are the ones that were learned. */
function asSaid(address: string): readonly string[] {
  return address
    .split(/([@._-])/)
    .filter(Boolean)
    .map((part) => signs[part] ?? part)
}

function withDots(address: string): readonly string[] {
  const parts = address.replace(/\.$/, '').split('.')
  return parts.flatMap((part, index) => (index === 0 ? [part] : ['dot', part]))
}
