import { numberAt } from './numbers.ts'
import { ageAt, agesAfter, agesAt } from './people-ages.ts'
import { type Count, countAt } from './people-counts.ts'
import { headsIn, isPersonNoun, itemOf } from './people-heads.ts'
import {
  alone,
  another,
  asides,
  connectors,
  determiners,
  groups,
  leading,
  retractions,
  self,
  sums,
} from './people-words.ts'

/** One stretch of a list of people. */
export type Item = {
  readonly kind:
    | 'self'
    | 'somebody'
    /** A word that is nobody we know of: believed beside others only. */
    | 'stranger'
    /** Has everybody in it: "six of us". */
    | 'everybody'
    | 'number'
    /** "Me alone" is one. */
    | 'alone'
    | 'retraction'
  readonly count: number
  /** The word that joined it to what came before. */
  readonly joint: string
  /** "My wife": nobody sends those on their way alone. */
  readonly isFamily?: boolean
  /** "Her boyfriend": whoever has one is grown, and goes without the caller. */
  readonly isTheirPartner?: boolean
}

type Cut = { readonly item?: Item; readonly to: number }

/** Cuts a phrase into whoever is named in it. */
export function itemsIn(words: readonly string[]): readonly Item[] {
  const items: Item[] = []
  let joint = ''
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    if (connectors.has(word) || word === 'including') {
      joint = word
      at += 1
      continue
    }
    const { item, to } = itemAt(words, at, joint, items.length > 0)
    const ages = item?.kind === 'somebody' ? agesAfter(words, at, to) : undefined
    if (item) items.push(ages?.isCount ? { ...item, count: ages.count } : item)
    if (item || to > at + 1) joint = ''
    at = ages?.to ?? to
  }
  return items
}

function itemAt(words: readonly string[], at: number, joint: string, isBegun: boolean): Cut {
  const word = words[at] ?? ''
  const next = words[at + 1] ?? ''
  if (word === 'no' && (isPersonNoun(next) || next === 'one')) return { to: at + 2 }
  if (retractions.has(word)) {
    const isCorrected = words.slice(at + 1).some((_, ahead) => countAt(words, at + 1 + ahead))
    return isCorrected
      ? { item: { kind: 'retraction', count: 0, joint }, to: at + 1 }
      : { to: at + 1 }
  }
  if (sums.has(word) && isBegun && joint !== 'and') {
    const sum = sumAfter(words, at)
    if (sum) return { item: { kind: 'everybody', count: sum.value, joint: '' }, to: sum.to }
    if (isListedAgain(words, at))
      return { item: { kind: 'retraction', count: 0, joint }, to: at + 1 }
  }
  // "Just me", whoever else is spoken of; but "just me and my wife".
  if (
    /^(?:just|only)$/.test(word) &&
    self.has(next) &&
    !words.slice(at).some((later) => connectors.has(later))
  )
    return { item: { kind: 'everybody', count: 1, joint: '' }, to: at + 2 }
  // "My wife and I" is a list, "I guess" is none.
  const isInList = word !== 'i' || (joint !== '' && !doing.test(next)) || connectors.has(next)
  if (self.has(word) && !isInList) return { to: at + 1 }
  if (self.has(word)) return { item: { kind: 'self', count: 1, joint }, to: at + 1 }
  // "She goes everywhere with me": she was counted.
  if (telling.test(word) && joint === '' && isBegun) return { to: afterAside(words, at) }
  // "Him and me, I ride with him".
  if (another.has(word) && joint === 'with' && isBegun) return { to: at + 1 }
  const isHer = word === 'her' && (next === '' || connectors.has(next))
  if (another.has(word) || isHer) return { item: { kind: 'somebody', count: 1, joint }, to: at + 1 }
  if (alone.has(word) && !isPersonNoun(next))
    return { item: { kind: 'alone', count: 1, joint }, to: at + 1 }
  const byOneself = oneself.exec(words.slice(at, at + 3).join(' '))
  if (byOneself)
    return { item: { kind: 'alone', count: 1, joint }, to: at + byOneself[0].split(' ').length }
  if (word === 'us') {
    const number = numberAt(words, at + 1)
    // "God help us".
    if (!number && isBegun && joint === '') return { to: at + 1 }
    return {
      item: { kind: 'everybody', count: number?.value ?? 2, joint },
      to: number?.to ?? at + 1,
    }
  }
  if (asides.has(word)) return { to: isBegun ? afterAside(words, at) : at + 1 }
  return phraseAt(words, at, joint)
}

const oneself =
  /^(?:by \w+sel(?:f|ves)|by (?:my|his|her) lonesome|on (?:my|his|her|their) own)(?= |$)/
const telling = /^(?:he|she)$/
const listed = /^(?:her|him|me|my|us|them|both)$/
const beforeSum = /^(?:the|we|we're|are|it|it's|that|that's|is|makes|us)$/

/** "So four", "just the two", "so we are four". */
function sumAfter(words: readonly string[], from: number): ReturnType<typeof numberAt> {
  let at = from + 1
  while (beforeSum.test(words[at] ?? '')) at += 1
  return numberAt(words, at)
}

/** "My sister comes along, so that's her and me": the same people once more. */
function isListedAgain(words: readonly string[], at: number): boolean {
  return words[at] === "that's" && listed.test(words[at + 1] ?? '')
}

/** "Who comes mornings", "are four and seven": up to where the list goes on. */
function afterAside(words: readonly string[], from: number): number {
  let at = from + 1
  while (at < words.length) {
    const number = connectors.has(words[at] ?? '') ? numberAt(words, at + 1) : undefined
    const isAge = number !== undefined && !isPersonNoun(words[number.to] ?? '')
    if (connectors.has(words[at] ?? '') && !isAge) return at
    at = number ? number.to : at + 1
  }
  return at
}

// "Me and the dog, one person", "two people, my wife and I": the sum of whoever else is named.
const anybody = /^(?:people|persons?|passengers?|guests?|humans?|pax)$/
const doing = /^(?:will|am|need|have|would|don't|think|guess|can|want|was|just|got|know|come|do)$/
const tells = /^(?:gonna|going|will|needs?|has|have|wants?|uses?|gets?|one's)$/
const parties = /^(?:party|group|family|table|delegation|crew|total|bunch|team)$/
const ownFamily =
  /^(?:wife|husband|partner|girlfriend|boyfriend|spouse|fianc[eé]e?|kids?|child(?:ren)?|sons?|daughters?|baby|hubby|girls?|boys?|twins|family)$/
const own = /^(?:my|our)$/
const theirs = /^(?:his|her|their)$/
const partner = /^(?:wife|husband|partner|girlfriend|boyfriend|spouse|fianc[eé]e?)$/

/** "My two little girls", "party of six", "mom dad", "her home attendant". */
function phraseAt(words: readonly string[], from: number, joint: string): Cut {
  let at = from
  if (parties.test(words[at] ?? '') && words[at + 1] === 'of') {
    const number = numberAt(words, at + 2)
    if (number) return { item: { kind: 'everybody', count: number.value, joint }, to: number.to }
  }
  const isBoth = words[at] === 'both'
  if (isBoth) at += 1
  const isOwn = own.test(words[at] ?? '')
  const hasDeterminer = determiners.has(words[at] ?? '')
  if (hasDeterminer) at += 1
  const age = agesAt(words, at, hasDeterminer) ?? ageAt(words, at)
  if (age) return { item: { kind: 'somebody', count: age.count, joint }, to: age.to }
  const count = countAt(words, at)
  if (count) at = count.to
  if (groups[words[at] ?? ''] && words[at + 1] === 'of' && isPersonNoun(words[at + 2] ?? ''))
    return { item: { kind: 'somebody', count: groupOf(words, at), joint }, to: at + 3 }
  if (
    groups[words[at] ?? ''] &&
    words[at + 1] === 'of' &&
    /^(?:us|them|you)$/.test(words[at + 2] ?? '')
  )
    return { item: { kind: 'everybody', count: groups[words[at] ?? ''] ?? 2, joint }, to: at + 3 }
  if (words[at] === 'plus' && words[at + 1] === 'one') at += 1
  if (words[at] === 'of') {
    const member = words[at + 1] ?? ''
    const isWhole = count !== undefined && /^(?:us|them|you|we)$/.test(member)
    const value = count?.value ?? (isBoth ? 2 : 0)
    if ((isWhole || isBoth) && value > 0)
      return { item: { kind: 'everybody', count: value, joint }, to: at + 2 }
    at += determiners.has(member) ? 2 : 1
  }
  const to = endOf(words, at)
  const heads = headsIn(words.slice(at, to))
  // "The littlest one's gonna need a seat" tells something of somebody who was counted.
  if (heads.length === 0 && words.slice(at, to).some((word) => tells.test(word)))
    return { to: Math.max(to, from + 1) }
  const isSum = count && !count.isArticle && joint === '' && anybody.test(heads[0] ?? '')
  if (isSum) return { item: { kind: 'everybody', count: count.value, joint }, to }
  const isFamily = isOwn && heads.some((head) => ownFamily.test(head))
  const isTheirPartner = theirs.test(words[from] ?? '') && partner.test(heads[0] ?? '')
  return {
    ...itemOf({
      heads,
      joint,
      isFamily,
      isTheirPartner,
      count: count ?? (isBoth ? both : undefined),
      hasDeterminer,
    }),
    to: Math.max(to, from + 1),
  }
}

/** "A couple of friends" are two, "a couple of couples" four. */
function groupOf(words: readonly string[], at: number): number {
  return (groups[words[at] ?? ''] ?? 1) * (groups[words[at + 2] ?? ''] ?? 1)
}

const both: Count = { value: 2, to: 0, isArticle: false }

function endOf(words: readonly string[], from: number): number {
  let at = from
  while (at < words.length) {
    const word = words[at] ?? ''
    if (word === 'in' && /^laws?$/.test(words[at + 1] ?? '')) at += 1
    else if (endsPhrase(words, at)) return at
    at += 1
  }
  return at
}

function endsPhrase(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  return (
    [connectors, determiners, self, asides, retractions, another].some((set) => set.has(word)) ||
    // "A single guest" is one.
    (alone.has(word) && !isPersonNoun(words[at + 1] ?? '')) ||
    (sums.has(word) && (sumAfter(words, at) !== undefined || isListedAgain(words, at))) ||
    (countAt(words, at) !== undefined && !/^ones?$/.test(word)) ||
    (word === 'one' && !leading.has(words[at - 1] ?? '') && words[at - 1] !== 'plus')
  )
}
