import { lastNames } from '@nightdesk/content'
import { likeness } from '@nightdesk/understanding'
import { isGivenName, isKnownFirst, isKnownLast } from './known-names.ts'

export type PersonName = {
  readonly first?: string
  readonly last?: string
  readonly title?: string
}

/** Whether the part that counts is a name the voice can say: then it was hardly misheard. */
export function isKnownName({ first, last }: PersonName): boolean {
  if (last) return last.split(' ').every((part) => isKnownLast(part) || isKnownFirst(part))
  return first !== undefined && (isKnownFirst(first) || isKnownLast(first))
}

/** Whether it may be the name that was heard before, said once more or better. */
export function isLikeName(name: PersonName, before: PersonName): boolean {
  if (isKnownName(name) || isGivenName(name.first ?? '')) return true
  const parts = [name.first, name.last].filter((part) => part !== undefined)
  const known = [before.first, before.last].filter((part) => part !== undefined)
  return parts.some((part) => known.some((other) => likeness(part, other) >= halfAlike))
}

const halfAlike = 0.5

// Less alike than this, a name is asked for letter by letter.
const alikeEnough = 0.7

/** A last name that was misheard gives way to the one of the bank it sounds like; the read-back says it aloud. */
export function mendName(name: PersonName): PersonName {
  const { first, last } = name
  if (!first || !last || !isKnownFirst(first) || isKnownName(name)) return name
  // Nobody owns anything here: the recogniser heard one letter too many.
  const plain = last.replace(/['’]s$/, '')
  if (isKnownLast(plain)) return { ...name, last: plain }
  const alike = lastNames
    .filter((known) => known[0] === last[0]?.toUpperCase() && likeness(last, known) >= alikeEnough)
    .toSorted((a, b) => likeness(last, b) - likeness(last, a))
  return { ...name, last: alike[0] ?? last }
}

export function printName({ title, first, last }: PersonName): string {
  return [title, first, last].filter(Boolean).join(' ')
}

/** What was known and what was said now: a new first name keeps the last one only if it is a new first name alone. */
export function mergeName(before: PersonName | undefined, said: PersonName): PersonName {
  if (!before) return said
  if (said.first && said.last) return said
  if (said.last && !said.first) return { ...before, ...said }
  return before.last && said.first === before.first ? before : said
}
