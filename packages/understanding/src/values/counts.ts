import { type Found, isMisheardNumber, numberAt } from './numbers.ts'
import type { Token, Utterance } from './tokens.ts'

export const person: RegExp =
  /^(?:people|peoples|persons?|passengers?|pax|adults?|guests?|grown|kids?|child|children|babies|baby|toddlers?|travell?ers|clients?|visitors?|infants?|newborns?|teens?|teenagers?|students?|seniors?|relatives?|daughters|sons|brothers|sisters|cousins?|nephews?|nieces?|grandkids|grandchildren|girls|boys|homies|dudes|friends?|buddies|buddy|pals?|mates?|coworkers?|colleagues?|riders?|folks|guys|ladies|men|women)$/
const relation =
  /^(?:wife|husband|partner|girlfriend|boyfriend|son|daughter|mother|father|mom|dad|brother|sister|boss|colleague|friend|dog|baby|kid|assistant|client|parents|spouse|fiance)$/

type PeopleOptions = {
  readonly isExpected?: boolean
  /** The same words with their commas. */
  readonly tokens?: readonly Token[]
}

/** How many people: "three of us", "two adults and a child", "just me", "me and my wife", "party of four". */
export function findPeople(
  words: readonly string[],
  options: PeopleOptions = {},
): Found<number> | undefined {
  const text = ` ${words.join(' ')} `
  const found =
    countedPeople(words) ??
    ofUs(words) ??
    companions(words) ??
    forSome(words, options) ??
    alone(text, options) ??
    onlyCompanions(words, options) ??
    bare(words, options)
  return found && mended(words, found)
}

const secondThought = /^(?:sorry|no|wait|actually|i|mean|meant|make|that|it|rather|well|oh|\|)$/

/** The number after a second thought that begins here: "sorry, five", "no, make that five". */
export function secondThoughtAt(words: readonly string[], from: number): Found<number> | undefined {
  let at = from
  while (secondThought.test(words[at] ?? '')) at += 1
  const isMeant = words.slice(from, at).some((word) => word !== '|')
  return isMeant ? numberAt(words, at) : undefined
}

/** "Four of us, sorry, five". */
function mended(words: readonly string[], found: Found<number>): Found<number> {
  const count = secondThoughtAt(words, found.to)
  if (!count || count.value === 0) return found
  const next = words[count.to] ?? ''
  const isEnd = endOfCount.test(next) || person.test(next)
  return isEnd ? { ...found, value: count.value, to: count.to } : found
}

function countedPeople(words: readonly string[]): Found<number> | undefined {
  let total = 0
  let from = -1
  let to = 0
  for (let at = 0; at < words.length; at += 1) {
    const count = numberAt(words, at, { isExpected: true })
    if (!count) continue
    const more = /^(?:more|other|small|little|young)$/.test(words[count.to] ?? '') ? 1 : 0
    const noun = words[count.to + more] ?? ''
    // "A baby seat" carries nobody yet.
    const isThing = /^(?:seats?|chairs?|boosters?|carriages?|strollers?)$/.test(
      words[count.to + more + 1] ?? '',
    )
    if (!person.test(noun) || isThing || count.value === 0) continue
    // "Not two people, three": what is taken back does not count.
    if (isTakenBack(words, at)) continue
    // "Two adults and a child", and also "two adults, one child".
    const isMore =
      from >= 0 &&
      (/^(?:and|plus|with)$/.test(words[at - 1] ?? '') || (at === to && words[to - 1] !== noun))
    total = isMore ? total + count.value : count.value
    from = isMore ? from : at
    to = count.to + more + 1
    at = to - 1
  }
  const label = from < 0 ? labeled(words) : undefined
  if (label) return label
  const couple = words.findIndex((word, index) => word === 'couple' && words[index + 1] !== 'of')
  if (couple >= 0)
    return {
      value: 2 + total,
      from: from < 0 ? couple : Math.min(from, couple),
      to: Math.max(to, couple + 1),
    }
  if (from < 0) return undefined
  const before = words.slice(0, from)
  // "Me and two friends" are three; "pick me up with two bags" says nothing about me.
  const self = /\b(?:me|myself|i|him|her) (?:and|plus|my|with)\b/.test(`${before.join(' ')} `)
    ? 1
    : 0
  const kin = self === 1 ? before.filter((word) => relation.test(word)).length : 0
  return { value: total + self + kin, from, to }
}

/** "Not four", "not for four", "instead of four". */
function isTakenBack(words: readonly string[], at: number): boolean {
  return /\b(?:not|instead of|rather than)(?: for| the)?$/.test(
    words.slice(Math.max(0, at - 3), at).join(' '),
  )
}

/** "Passengers: 2", as it is written on a form. */
function labeled(words: readonly string[]): Found<number> | undefined {
  const at = words.findIndex((word) => /^(?:passengers|guests|people)$/.test(word))
  const count = at >= 0 ? numberAt(words, at + 1) : undefined
  return count && endOfCount.test(words[count.to] ?? '') ? { ...count, from: at } : undefined
}

function ofUs(words: readonly string[]): Found<number> | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const count = numberAt(words, at, { isExpected: true })
    if (count && words[count.to] === 'of' && /^(?:us|them|you)$/.test(words[count.to + 1] ?? ''))
      return { value: count.value, from: at, to: count.to + 2 }
    if (
      count &&
      /^(?:altogether|total|in (?:total|all))\b/.test(words.slice(count.to, count.to + 2).join(' '))
    )
      return { value: count.value, from: at, to: count.to + 1 }
    // "Mrs. Thompson plus two".
    const others = words[at] === 'plus' ? numberAt(words, at + 1) : undefined
    if (others && endOfCount.test(words[others.to] ?? ''))
      return { value: others.value + 1, from: at, to: others.to }
    if (/^(?:party|group|family)$/.test(words[at] ?? '') && words[at + 1] === 'of') {
      const size = numberAt(words, at + 2, { isExpected: true })
      if (size) return { value: size.value, from: at, to: size.to }
    }
    if (/^(?:we're|we|there's|there|there'll|we'll)$/.test(words[at] ?? '')) {
      const start = /^(?:are|will|is|be)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1
      const size = numberAt(words, words[start] === 'be' ? start + 1 : start)
      if (size && endOfCount.test(words[size.to] ?? ''))
        return { value: size.value, from: at, to: size.to }
    }
  }
  return undefined
}

const nearSelf = 6
// Past these words it is no longer about who comes along.
const goesOn = /^(?:from|to|at|are|is|need|needs|want|would|going|\|)$/

/** "Me and my wife", "my wife, our baby and me", "my wife and I plus our baby": both sides count, each word once. */
function companions(words: readonly string[]): Found<number> | undefined {
  const selves = [...words.keys()].filter((at) => /^(?:me|myself|i)$/.test(words[at] ?? ''))
  const near = selves.flatMap((at) => [...before(words, at), ...after(words, at)])
  const kin = [...new Set(near)].filter((at) => relation.test(words[at] ?? ''))
  if (kin.length === 0) return undefined
  const parents = kin.filter((at) => words[at] === 'parents').length
  const all = [...kin, ...selves.filter((at) => near.includes(at - 1) || near.includes(at + 1))]
  return {
    value: 1 + kin.length + parents,
    from: Math.min(...all),
    to: Math.max(...all) + 1,
  }
}

function before(words: readonly string[], at: number): number[] {
  if (!/^(?:and|plus)$/.test(words[at - 1] ?? '')) return []
  return range(Math.max(0, at - nearSelf), at)
}

function after(words: readonly string[], at: number): number[] {
  if (!/^(?:and|plus|with|my)$/.test(words[at + 1] ?? '')) return []
  const end = words.findIndex((word, index) => index > at && goesOn.test(word))
  return range(at + 1, end < 0 ? words.length : end)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

/** "A room for two, under Smith": a number after "for" with nothing it could count. */
function forSome(words: readonly string[], { tokens }: PeopleOptions): Found<number> | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const count = words[at] === 'for' ? numberAt(words, at + 1) : undefined
    if (!count || count.value === 0 || isTakenBack(words, at + 1)) continue
    const isEnd = endOfCount.test(words[count.to] ?? '') || tokens?.[count.to - 1]?.isLast === true
    if (isEnd && !isHour(words, count.to)) return { ...count, from: at }
  }
  return undefined
}

/** "For eight tomorrow morning" is a time; the day itself may be read already. */
function isHour(words: readonly string[], at: number): boolean {
  return /^(?:\| )+(?:morning|afternoon|evening|night)\b/.test(words.slice(at, at + 4).join(' '))
}

const endOfCount =
  /^(?:|we're|we|going|\||name|under|please|from|to|at|on|and|my|i'm|this|starting|with|not|headed|heading|leaving|arriving|staying|traveling|coming|it's|i)$/

/** "With my brother", where the number was asked for: whoever asks comes along. */
function onlyCompanions(
  words: readonly string[],
  { isExpected }: PeopleOptions,
): Found<number> | undefined {
  const kin = words.filter((word) => relation.test(word))
  const isWith = /^(?:(?:just|only|me) )*(?:with|and|plus) (?:my|our)\b/.test(words.join(' '))
  if (!isExpected || !isWith || kin.length === 0) return undefined
  const parents = kin.filter((word) => word === 'parents').length
  return { value: 1 + kin.length + parents, from: 0, to: words.length }
}

/** "Just one. Ellis.": the full stop says that there is nothing more to count. */
function justOne({ tokens = [] }: PeopleOptions): Found<number> | undefined {
  const at = tokens.findIndex(
    ({ word, isLast }, index) =>
      word === 'one' && isLast && /^(?:just|only)$/.test(tokens[index - 1]?.word ?? ''),
  )
  return at < 0 ? undefined : { value: 1, from: at - 1, to: at + 1 }
}

function alone(text: string, options: PeopleOptions): Found<number> | undefined {
  const one = justOne(options)
  if (one) return one
  const match =
    / (?:just me|only me|just myself|by myself|myself|(?:just|only) one(?= (?:of|person|passenger|guest|please|thanks|\|)| $)|me alone|alone|on my own|solo|just the one|(?:just|only) (?:him|her|my (?:mom|mother|dad|father|son|daughter|boss|client|sister|brother))|nobody else|no one else) /.exec(
      text,
    )
  if (match) {
    const from = text.slice(0, match.index).trim().split(' ').filter(Boolean).length
    return { value: 1, from, to: from + match[0].trim().split(' ').length }
  }
  const couple = / (?:us two|both of us|the pair of us|(?:me|myself) and one other) /.exec(text)
  if (!couple) return undefined
  const from = text.slice(0, couple.index).trim().split(' ').filter(Boolean).length
  return { value: 2, from, to: from + couple[0].trim().split(' ').length }
}

// "The cheaper one" is no number.
const beforeOne =
  /^(?:|just|only|for|it's|its|is|be|to|of|maybe|me|no|yes|yeah|um|uh|oh|so|well|\||sorry|actually|make|it|that|say)$/

// "Two queens" counts beds, "two pm" hours.
const otherThings =
  /^(?:am|pm|oclock|a|p|queens?|kings?|beds?|rooms?|nights?|bags?|suitcases?|cars?)$/

function bare(
  words: readonly string[],
  options: { readonly isExpected?: boolean },
): Found<number> | undefined {
  if (!options.isExpected) return undefined
  let best: Found<number> | undefined
  for (let at = 0; at < words.length; at += 1) {
    const count = numberAt(words, at, { isExpected: words.length <= 2 })
    const isOther = count && otherThings.test(words[count.to] ?? '')
    const isPronoun = words[at] === 'one' && !beforeOne.test(words[at - 1] ?? '')
    if (count && count.value > 0 && !isOther && !isPronoun && !isTakenBack(words, at)) best = count
    at = count ? count.to - 1 : at
  }
  return best
}

/** "Battery Park, LaGuardia, 4 pm, 2": a number between two commas, when everything else is understood. */
export function findLoneCount({ tokens, words }: Utterance): Found<number> | undefined {
  const isEnd = (at: number) => at < 0 || tokens[at]?.isLast === true
  const at = words.findIndex((_, index) => {
    const count = numberAt(words, index)
    return (
      count?.to === index + 1 && isEnd(index - 1) && (isEnd(index) || index === words.length - 1)
    )
  })
  return at < 0 ? undefined : numberAt(words, at)
}

/** A count with its own noun: "two nights", "a night", "three bags". */
export function findCounted(words: readonly string[], noun: RegExp): Found<number> | undefined {
  let best: Found<number> | undefined
  for (let at = 0; at < words.length; at += 1) {
    const count = numberAt(words, at, { isExpected: true })
    const extra = count && /^(?:more|extra|full)$/.test(words[count.to] ?? '') ? 1 : 0
    // "A free night" is not three of them: what only sounds like a number needs more than one.
    const isSingle = !(words[(count?.to ?? 0) + extra] ?? '').endsWith('s')
    if (count && count.value > 1 && isSingle && isMisheardNumber(words[at] ?? '')) continue
    if (count && noun.test(words[count.to + extra] ?? '') && !isTakenBack(words, at))
      best = { value: count.value, from: at, to: count.to + extra + 1 }
  }
  return best
}
