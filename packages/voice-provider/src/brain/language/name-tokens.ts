import { isNumberWord, tableOf, type Token } from '@nightdesk/understanding'
import { bankSpelling, isKnownFirst, isKnownLast } from './known-names.ts'
import type { PersonName } from './person-name.ts'

export const titles: Readonly<Record<string, string>> = tableOf({
  mr: 'Mr.',
  mister: 'Mr.',
  mrs: 'Mrs.',
  missus: 'Mrs.',
  ms: 'Ms.',
  miss: 'Ms.',
  dr: 'Dr.',
  doctor: 'Dr.',
  professor: 'Prof.',
})

// Words that end a name, or show that there was none.
export const notNames: ReadonlySet<string> = new Set(
  `a an the i i'm i'd i'll i've you your we our my me mine it its it's he she they us this that these those there here
  and or but so because if of to from at in on for with by about into up off out over under until till between
  is are was were be been am do does did have has had will would can could may might should shall want need like
  yes no not yeah yep nope okay ok please thanks thank hi hello hey sorry well um uh er oh actually just only also too
  what when where which who why how whose tomorrow today tonight now later soon morning afternoon evening night noon
  midnight monday tuesday wednesday thursday friday saturday sunday january february march april june july august
  september october november december next last first second name names called call calling book booking reservation
  reserve room rooms car ride taxi cab trip pickup dropoff airport street avenue road hotel people passengers persons
  guests nights going gonna go get got looking trying coming arriving leaving staying wondering interested late early
  right wrong correct good great fine sure bye goodbye spelled spelling spell spelt letter with dot email mail phone
  number address time date day week month hour minutes change cancel move make pick drop take send talk speak help
  person human robot real one two three four five six seven eight nine ten ready done all everything nothing
  plus something anything king queen queens suite double single party group family wife husband quick question asking
  calling not very really still again back sir maam ma'am said say says mean meant think guess know don't doesn't
  can't won't isn't let's lets see oclock am pm | half past quarter using running sick tired afraid hoping planning`
    .split(/\s+/)
    .filter(Boolean),
)

const longestName = 4

/** The words from here on that could be a name. */
export function nameTokens(tokens: readonly Token[], at: number): Token[] {
  const parts: Token[] = []
  for (const token of tokens.slice(at, at + longestName)) {
    const { word } = token
    const isLetter = /^[a-z]$/.test(word)
    if (notNames.has(word) || isNumberWord(word) || isLetter || !/^[\p{L}'-]+$/u.test(word)) break
    parts.push(token)
    if (token.isLast) break
  }
  return parts
}

/** A title, a first and a last name, as far as they are there. */
export function toName(parts: readonly Token[]): PersonName | undefined {
  const [head, ...rest] = parts
  if (!head) return undefined
  const title = titles[head.word]
  if (title) return rest.length > 0 ? { title, ...split(rest, 'last') } : undefined
  return split(parts, 'first')
}

function split(parts: readonly Token[], alone: 'first' | 'last'): PersonName {
  const words = parts.map(({ raw }) => capitalName(raw))
  const [head = ''] = words
  if (words.length > 1) return { first: head, last: words.slice(1).join(' ') }
  const isLast = alone === 'last' || (isKnownLast(head) && !isKnownFirst(head))
  return isLast ? { last: head } : { first: head }
}

/** As a name is written. */
export function capitalName(word: string): string {
  const known = bankSpelling(word)
  if (known) return known
  if (/\p{Ll}/u.test(word) && /\p{Lu}/u.test(word)) return word
  return word
    .toLowerCase()
    .replaceAll(
      /(^|['-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
}
