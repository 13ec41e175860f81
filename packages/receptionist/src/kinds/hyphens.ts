import type { Reader } from './value.ts'

const saidBetween = /(?<=\p{L}) (?:hyphen|dash) (?=\p{L}{2})/giu
const saidAfter = /,? (?:with a (?:hyphen|dash)|hyphenated)\b/i

/** "Garcia hyphen Lopez", "Garcia Lopez with a hyphen": one last name. */
export function withHyphens(read: Reader): Reader {
  return (text, context) => {
    const said = text.replaceAll(saidBetween, '-')
    const plain = said.replace(saidAfter, '')
    const value = read(plain, context)
    const last = value?.kind === 'name' && plain !== said ? value.name.last : undefined
    if (value?.kind !== 'name' || !last) return value
    return { ...value, name: { ...value.name, last: last.replaceAll(' ', '-') } }
  }
}

const withHyphen = /\p{L}{2,}(?:-\p{L}{2,})+/gu

/** "Mei-Ling" is one name, although its halves were read as two words. */
export function hyphened(parts: readonly string[], text: string): readonly string[] {
  return Array.from(text.matchAll(withHyphen), ([name]) => name.toLowerCase().split('-')).reduce(
    (rest, halves) => {
      const at = rest.findIndex((_, start) => halves.every((half, to) => rest[start + to] === half))
      return at < 0 ? rest : rest.toSpliced(at, halves.length, halves.join('-'))
    },
    parts,
  )
}
