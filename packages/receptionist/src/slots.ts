import { deskWords, type Lines } from '@nightdesk/content'
import { isContact } from './contact-slots.ts'
import { beforeAge, readPeople, spotPeople } from './kinds/count.ts'
import { readDay } from './kinds/day.ts'
import { partOfName } from './kinds/name-parts.ts'
import { readName, spotName } from './kinds/name.ts'
import { readTime, spotTime } from './kinds/time.ts'
import type { ReadContext, Reader, Value, Values } from './kinds/value.ts'
import { asToldNow, isNoWish, withoutTag } from './kinds/no-wish.ts'
import { ofTheCaller, plainWish } from './kinds/plain-wish.ts'
import { arrivalAt, isArrivalHour, isSign, spotChair, spotSign } from './kinds/told-wish.ts'
import { readWish, spotNoWish, spotWish } from './kinds/wishes.ts'
import { type Slot, tagsOf } from './script.ts'

/** How a desk asks for a fact, and asks once more. */
export type Asks = { readonly ask: Lines; readonly askAgain: Lines }

/** Questions by fact, as the words of a desk have them. */
export function asksFrom<K extends string>(words: {
  readonly ask: Readonly<Record<K, Lines>>
  readonly askAgain: Readonly<Record<K, Lines>>
}): (id: K) => Asks {
  return (id) => ({ ask: words.ask[id], askAgain: words.askAgain[id] })
}

/** A fact that is asked for, with the words by which a caller points at it. */
export function factSlot(
  id: string,
  asks: Asks,
  names: readonly string[],
  read: Reader,
  tags: readonly string[] = [id],
): Slot {
  return { id, tags, ...asks, names, read }
}

/** A name by speech that nobody else has is asked for letter by letter, once. */
export function nameSlot(asks: Asks): Slot {
  return {
    id: 'name',
    tags: ['name', 'spelled'],
    ...asks,
    names: ['name', 'spelling', 'last name', 'first name'],
    read: readName,
    longestWholeAnswer: 3,
    spot: spotName,
    partLedBy: partOfName,
    isAboutCaller: true,
  }
}

/** How many come. Whoever is named in the answer counts, and not only the number that was marked in it. */
export function peopleSlot(id: string, asks: Asks, names: readonly string[]): Slot {
  return {
    ...factSlot(id, asks, [id, ...names], readPeople),
    longestWholeAnswer: 25,
    takesSentence: true,
    isList: true,
    notAfter: beforeAge,
    spot: spotPeople,
  }
}

export function daySlot(asks: Asks): Slot {
  return {
    id: 'day',
    askedAs: 'when',
    ...asks,
    names: ['date', 'day'],
    read: readDay,
    takesLead: true,
    refine: (value) =>
      value.kind === 'day' && !value.day ? { ask: asks.ask, askedAs: 'when' } : undefined,
  }
}

export function timeSlot(asks: Asks, halves?: Lines): Slot {
  return {
    id: 'time',
    askedAs: 'when',
    ...asks,
    names: ['time', 'hour'],
    read: readTime,
    takesHalf: true,
    spot: spotTime,
    refine: (value) =>
      halves && value.kind === 'time' && value.time.isHalfOpen
        ? { ask: halves, askedAs: 'when' }
        : undefined,
  }
}

/** Never asked for; it counts all the same when it is told. */
export function unaskedSlot(id: string, read: Reader, tags: readonly string[] = [id]): Slot {
  return { id, tags, ask: [], askAgain: [], names: [], read, isNeeded: () => false }
}

/** A number or an address to reach somebody at is no wish. */
const readOwnWish: Reader = (text, context) => {
  const wish = ofTheCaller(plainWish(withoutTag(asToldNow(text))))
  return isContact(text) || isNoWish(text) || wish === ''
    ? undefined
    : readWish(wish, { ...context, ...withoutHour(text, context), ...withoutSign(wish, context) })
}

/** "The sign says Tanaka, not Lena": the later name takes the place of the one before. */
function withoutSign(wish: string, { before }: ReadContext): { readonly before?: Value } {
  if (before?.kind !== 'wishes' || !isSign(wish)) return {}
  return { before: { ...before, wishes: before.wishes.filter((one) => !isSign(one)) } }
}

/** "At one, no, more like two": a later hour takes the place of the one that stands there. */
function withoutHour(
  text: string,
  { before, tag, now, by, values }: ReadContext,
): { readonly before?: Value } {
  const isOfHour = tag === 'time' || isArrivalHour(text)
  if (before?.kind !== 'wishes' || !isOfHour) return before ? { before } : {}
  const isHour = (wish: string) =>
    isArrivalHour(wish) ||
    (wish.split(' ').length <= longestHour &&
      readTime(wish, { now, by, tag, values }) !== undefined)
  return { before: { ...before, wishes: before.wishes.filter((wish) => !isHour(wish)) } }
}

const longestHour = 4

/** Special wishes stand on the paper in the caller's own words. */
export function wishSlot(tags: readonly string[] = ['wish']): Slot {
  return {
    ...unaskedSlot('wish', readOwnWish, tags),
    asTold: (text, now, span) => {
      if (span?.slot === 'time') return arrivalAt(span.text, text, now)
      const isMeant = !span || chairOrSign.test(span.text)
      return isMeant ? (spotChair(text) ?? spotSign(text)) : undefined
    },
    spot: (text) => spotWish(text) ?? spotNoWish(text),
  }
}

const chairOrSign = /\b(?:wheel ?chair|chair|sign|card|board|placard|name)\b/i

/** For whoever changes something: what a slot cannot read is a wish, and stands on the paper as it was said. */
export function wishOrElse(slots: readonly Slot[], own: readonly string[]): Slot {
  const read: Reader = (text, context) => {
    const isRead = slots.some(
      (slot) =>
        tagsOf(slot).includes(context.tag) &&
        slot.read(text, { ...context, ...beforeOf(context.values, slot) }) !== undefined,
    )
    return isRead ? undefined : readOwnWish(text, context)
  }
  return unaskedSlot('wish', read, [...own, ...slots.flatMap(tagsOf)])
}

/** What stands in a slot so far, for its reader. */
export function beforeOf(values: Values, { id }: Slot): { readonly before?: Value } {
  const before = values[id]
  return before ? { before } : {}
}

/** Whether something that was asked for is left for a person. */
export function hasLeftOpen(values: Values): boolean {
  // A number that somebody will not give leaves no gap.
  return Object.entries(values).some(([id, { kind }]) => id !== 'phone' && kind === 'left-open')
}

/** Said at the end of a read-back with gaps. */
export function stillOpen(values: Values): readonly string[] {
  return hasLeftOpen(values) ? [deskWords.stillOpen] : []
}
