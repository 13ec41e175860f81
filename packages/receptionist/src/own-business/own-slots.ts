import { ownDesk } from '@nightdesk/content'
import type { Hours, TradeId } from '@nightdesk/contracts'
import type { Now } from '@nightdesk/understanding'
import { bookSlots } from '../assistants/hotels/stay-slots.ts'
import { readDay } from '../kinds/day.ts'
import { orLeftToUs } from '../kinds/left-to-us.ts'
import { readEmail } from '../kinds/email.ts'
import { readPhone } from '../kinds/phone.ts'
import type { Reader } from '../kinds/value.ts'
import type { Slot } from '../script.ts'
import { asksFrom, daySlot, nameSlot, peopleSlot, timeSlot, unaskedSlot } from '../slots.ts'
import { exampleTime } from './example-time.ts'
import { nextOpening } from './open-hours.ts'
import { readOrderNumber, spotOrderNumber } from './order-number.ts'
import { isNoHurry, readHour } from './part-of-day.ts'
import { withoutReturn } from './return-ride.ts'
import { isVaguePlace, spotDropoff, spotOnTheWay, spotPickup } from './ride-places.ts'
import { deliveredTo, spotAddress } from './told-places.ts'
import { readItems, readTold, readWords } from './told-words.ts'
import { isAskedFor, type OwnTaskId, type TaskFact, taskFacts } from './trade-plans.ts'
import {
  spotAilment,
  spotCaller,
  spotDay,
  spotDelivery,
  spotHour,
  spotItems,
  spotParty,
  spotReason,
} from './unmarked-facts.ts'

const asks = asksFrom(ownDesk)

const toldSlot: Slot = { ...unaskedSlot('told', readTold), isReplaceable: true, isTakenLater: true }

/** Nobody asks for it, but "email me a copy" needs one. */
const emailSlot: Slot = {
  ...unaskedSlot('email', readEmail),
  spot: (text) => (text.includes('@') ? text : undefined),
  isAboutCaller: true,
}

/** Where somebody may want it in some way: a quiet room, a high chair. */
const hasWish = (task: OwnTaskId) => task === 'stay' || task === 'table' || task === 'ride'

/** What the questions of a task are made for. */
export type Desk = { readonly trade: TradeId; readonly hours: Hours; readonly now: Now }

/** The slots of a task, in the order of its questions; a number that is told counts also where none is asked for. */
export function slotsOf(task: OwnTaskId, desk: Desk): readonly Slot[] {
  const facts = taskFacts[task]
  const slots = facts.map((fact) => {
    const slot = fact === 'time' ? whenSlot(task, desk) : slotOf(fact, desk)
    return isAskedFor(fact, task, desk.trade) ? slot : { ...slot, isNeeded: () => false }
  })
  const extra = [
    toldSlot,
    emailSlot,
    ...(facts.includes('phone') ? [] : [unaskedSlot('phone', readPhone)]),
  ]
  return [...slots, ...extra, ...(hasWish(task) ? [wishSlot(task)] : [])]
}

function wishSlot(task: OwnTaskId): Slot {
  const slot = unaskedSlot('wish', readWords)
  return task === 'ride' ? { ...slot, spot: spotOnTheWay } : slot
}

function slotOf(fact: TaskFact, { hours }: Desk): Slot {
  if (fact === 'arrival' || fact === 'nights') return stayslot(fact)
  if (fact === 'guests' || fact === 'passengers')
    return {
      ...peopleSlot(fact, asks(fact), ['people', 'number', 'party']),
      tags: ['guests', 'passengers'],
      spot: spotParty,
    }
  if (fact === 'name') return { ...nameSlot(asks('name')), spot: spotCaller }
  if (fact === 'phone') return phone
  if (fact === 'day')
    return {
      // What is sent comes when it comes.
      isNeeded: ({ delivery }) => delivery === undefined,
      ...daySlot(asks('day')),
      tags: ['day', 'arrival'],
      read: dayReader(hours),
      spot: spotDay,
    }
  if (fact === 'start')
    return {
      ...daySlot(asks('start')),
      id: 'start',
      tags: ['start', 'day', 'arrival'],
      read: dayReader(hours),
      spot: spotDay,
    }
  if (fact === 'delivery') return { ...unaskedSlot('delivery', readDelivery), spot: spotDelivery }
  if (fact === 'address')
    return {
      ...wordsSlot('address'),
      spot: (text) => clearly(deliveredTo.exec(text)?.[1]) ?? spotAddress(text),
      isNeeded: ({ delivery }) => delivery !== undefined,
    }
  return wordsSlot(fact)
}

/** Asked once more, the time comes with an example that the hours allow. */
function whenSlot(task: OwnTaskId, desk: Desk): Slot {
  const { ask, askAgain } = asks('time')
  const again = [exampleTime(task, desk), ...askAgain]
  const spot: Slot['spot'] =
    task === 'ride' ? (text, now) => spotHour(withoutReturn(text), now) : spotHour
  return { ...timeSlot({ ask, askAgain: again }), read: readHour, spot }
}

const readDelivery: Reader = (text) =>
  spotDelivery(text) ? { kind: 'text', text: 'Delivery' } : undefined

function stayslot(id: 'arrival' | 'nights'): Slot {
  const slot = bookSlots.find((entry) => entry.id === id)
  if (!slot) throw new Error(`A stay has no ${id}`)
  return slot
}

const phone: Slot = {
  id: 'phone',
  ...asks('phone'),
  askedAs: 'contact',
  names: ['phone', 'number'],
  read: readPhone,
  isInPieces: true,
  isAboutCaller: true,
  // An address is as good; whoever leaves neither is noted all the same.
  isNeeded: ({ email }) => email === undefined,
  refine: (value) =>
    value.kind === 'phone' && !value.isWhole
      ? { ask: ownDesk.askAgain.phone, askedAs: 'contact' }
      : undefined,
}

function wordsSlot(fact: Exclude<TaskFact, 'arrival' | 'nights' | 'delivery'>): Slot {
  return {
    id: fact,
    tags: tagsOf(fact),
    ...asks(fact),
    names: fact === 'order' ? ['order', 'number'] : [fact],
    read:
      fact === 'order'
        ? readOrderNumber
        : fact === 'about' || fact === 'case'
          ? readTold
          : fact === 'items'
            ? readItems
            : readWords,
    ...(fact === 'place' && { spot: spotAddress }),
    ...(reasons.has(fact) && { spot: fact === 'visit' ? spotAilment : spotReason }),
    ...(fact === 'items' && { spot: spotItems }),
    ...(places.has(fact) && { isReplaceable: true }),
    ...(fact === 'order' && { spot: spotOrderNumber }),
    ...(fact === 'pickup' && { spot: spotPickup }),
    ...(fact === 'dropoff' && { spot: spotDropoff }),
    ...((fact === 'pickup' || fact === 'dropoff' || fact === 'address') && {
      refine: addressOf(fact),
    }),
  }
}

/** "From my house": where that is is asked for, and then it stands as it was told. */
function addressOf(fact: 'pickup' | 'dropoff' | 'address'): NonNullable<Slot['refine']> {
  const [[again]] = ownDesk.askAgain[fact]
  const [[first], [second]] = ownDesk.ask[fact]
  const ask = [
    [second, again],
    [first, again],
  ]
  return (value) =>
    value.kind === 'text' && isVaguePlace(value.text) ? { ask, askedAs: 'place' } : undefined
}

const clearly = (place: string | undefined) =>
  place !== undefined && isVaguePlace(place) ? undefined : place

const reasons: ReadonlySet<TaskFact> = new Set(['visit', 'reason', 'job', 'role', 'staff'])
const places: ReadonlySet<TaskFact> = new Set(['pickup', 'dropoff'])

/** The marks of the corpus that tell it. */
function tagsOf(fact: TaskFact): readonly string[] {
  if (fact === 'about' || fact === 'case') return [fact, 'wish']
  if (fact === 'place' || fact === 'address') return [fact, 'place']
  return places.has(fact) || fact === 'order' ? [fact] : [fact, 'topic']
}

/** Whoever does not mind when gets the next day it is open; who is in no hurry, none at all. */
function dayReader(hours: Hours): Reader {
  const read = orLeftToUs(readDay, (now) => {
    const next = nextOpening(hours, { ...now, minutes: 1_440 })
    return { kind: 'day', day: next?.day ?? now.day }
  })
  return (text, context) =>
    isNoHurry(text) ? (readDay(text, context) ?? { kind: 'left-open' }) : read(text, context)
}
