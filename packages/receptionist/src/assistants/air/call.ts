import { airDesk, trades } from '@nightdesk/content'
import { lineLimits } from '@nightdesk/contracts'
import type { Now } from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import { readEmail } from '../../kinds/email.ts'
import { sayValue } from '../../kinds/kinds.ts'
import { readPhone } from '../../kinds/phone.ts'
import { readWish } from '../../kinds/wishes.ts'
import { choiceIn, readChoiceOrWords } from '../../kinds/text.ts'
import type { Value, Values } from '../../kinds/value.ts'
import { officeHours } from '../../office-hours.ts'
import type { Finished, Memory, Slot, Task } from '../../script.ts'
import { asksFrom, daySlot, nameSlot, stillOpen, timeSlot, unaskedSlot } from '../../slots.ts'
import { bookingRequest, callNote } from './papers.ts'

const asks = asksFrom(airDesk)
const hours = officeHours({
  opens: 9 * 60,
  closes: 18 * 60,
  first: 10 * 60,
  firstAfternoon: 14 * 60,
  ...airDesk,
})
const readBusiness = readChoiceOrWords(trades)
const isMissing = (value: Value | undefined) => !value || value.kind === 'left-open'

const business: Slot = {
  id: 'business',
  ...asks('topic'),
  names: ['business', 'topic', 'company'],
  read: readBusiness,
  spot: spotTrade,
  isPoor: (value) => value.kind === 'text' && !(value.text in trades),
  isAboutCaller: true,
}

const ownTrade =
  /\b(?:(?:i'm|i am|we're|we are) an? |(?:i|we) (?:do|sell|run|own|have|teach|fix|make) )([^,.;!?]+)/gi

/** "I do taxes": what callers say they are or do is their trade, where it is one we know. */
function spotTrade(text: string): string | undefined {
  const told = Array.from(text.matchAll(ownTrade), ([, trade = '']) => trade)
  return told.find((trade) => choiceIn(trades, trade) !== undefined)
}

/** One way to reach the caller is enough; without any, nobody can call. */
const contact = {
  askedAs: 'contact',
  orElse: airDesk.noContact,
  isAboutCaller: true,
  ownTopics: ['number'],
}

const email: Slot = {
  id: 'email',
  ...contact,
  ...asks('email'),
  names: ['email', 'mail', 'address', 'contact'],
  read: readEmail,
  isNeeded: ({ phone }) => isMissing(phone),
}

const phone: Slot = {
  id: 'phone',
  ...contact,
  ...asks('phone'),
  isInPieces: true,
  names: ['phone', 'number'],
  read: readPhone,
  isNeeded: (values) => isMissing(values.email),
  refine: (value) =>
    value.kind === 'phone' && !value.isWhole
      ? { ask: airDesk.askAgain.phone, askedAs: 'contact' }
      : undefined,
}

export const call: Task = {
  id: 'call',
  intents: ['call'],
  changeIntents: ['change'],
  dropIntents: ['cancel'],
  slots: [
    business,
    nameSlot(asks('name')),
    email,
    phone,
    { ...daySlot(asks('date')), read: hours.readDay },
    { ...timeSlot(asks('time')), read: hours.readTime },
    unaskedSlot('wish', readWish, ['wish', 'about']),
  ],
  begin,
  settle: hours.settle,
  check: hours.check,
  readBack,
  shallI: airDesk.readBack.shallI,
  paper: (values, status) => callNote(values, status === 'draft' ? 'draft' : 'sent'),
  finish,
  dropped: airDesk.notBooked,
  sayFact,
}

/** Whatever was sent in this call comes along; an answer about a trade tells the caller's own. */
function begin(memory: Memory, choice?: string): Values {
  const trade = choice && choice in trades ? choice : undefined
  return { ...memory.call, ...(trade ? { business: { kind: 'text', text: trade } } : {}) }
}

/** What the team would not get is not said to be with them. */
function finish(values: Values, memory: Memory, now: Now): Finished {
  const bookings = Number(memory.call !== undefined) + Number(memory.changedCall !== undefined)
  if (bookings >= lineLimits.bookingsPerCall)
    return { line: airDesk.bookedEnough, tools: [callNote(values, 'draft')], memory }
  return {
    line: memory.call ? airDesk.bookedAgain : airDesk.booked,
    tools: [callNote(values, 'sent'), bookingRequest(values, now)],
    memory: { ...memory, ...(memory.call && { changedCall: values }), call: values },
  }
}

function readBack(values: Values, now: Now): Clause[] {
  const ids = ['business', 'day', 'wish', 'phone', 'email', 'name']
  const { email: mail, phone: number, ...others } = values
  return [
    airDesk.readBack.call,
    ...ids.flatMap((id) => sayLed(id, values, now)),
    ...(isMissing(mail) && isMissing(number) ? stillOpen(values) : stillOpen(others)),
  ]
}

const leads: Readonly<Record<string, Clause>> = {
  business: airDesk.readBack.about,
  email: airDesk.readBack.mail,
  phone: airDesk.readBack.phone,
  name: airDesk.readBack.name,
}

function sayFact(slot: string, values: Values, now: Now): readonly Clause[] {
  const say = (id: string) => sayValue(values[id], now)
  if (slot === 'day' || slot === 'time') return [...say('day'), ...say('time')]
  return say(slot)
}

/** A fact as a part of the sentence that is read back. */
function sayLed(slot: string, values: Values, now: Now): readonly Clause[] {
  const fact = sayFact(slot, values, now)
  const lead = leads[slot]
  return lead && fact.length > 0 ? [lead, ...fact] : fact
}
