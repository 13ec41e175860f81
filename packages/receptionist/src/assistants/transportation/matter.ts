import { carDesk, carMatters } from '@nightdesk/content'
import { addDays, inDaypart, type Now } from '@nightdesk/understanding'
import { contactIds, contactSlots, sayContact } from '../../contact-slots.ts'
import type { Clause } from '../../conversation.ts'
import { isSameValue, printValue, sayValue } from '../../kinds/kinds.ts'
import { readPastDay, spotPastDay } from '../../kinds/past-day.ts'
import { namesHour, readTime, spotTime } from '../../kinds/time.ts'
import { tidyWords } from '../../kinds/tidy-words.ts'
import type { ReadContext, Value, Values } from '../../kinds/value.ts'
import { addWish } from '../../kinds/wishes.ts'
import type { Slot, Task, Tool } from '../../script.ts'
import { asksFrom, daySlot, nameSlot, timeSlot, unaskedSlot } from '../../slots.ts'
import { spotCallBack, spotWhenToCall } from './call-back.ts'
import { placeOfRide } from './place-slots.ts'
import { ticketOf } from './ticket.ts'

const asks = asksFrom(carDesk)

/** Known where it is told, and never asked for: the ride is over, or stands in the dispatcher's book. */
const ifTold = (slot: Slot): Slot => ({
  ...slot,
  ask: [],
  askAgain: [],
  isNeeded: () => false,
  isTakenLater: true,
  takesFirst: true,
  refine: () => undefined,
})

const hourAlone = /^\W*\d{1,2}(?:[: ]\d{2})?(?: ?[ap]\.?m\.?)?\W*$/i

/** "Change it from five to six" names no place. */
const noHour = (slot: Slot): Slot => ({
  ...slot,
  read: (text, context) => (hourAlone.test(text) ? undefined : slot.read(text, context)),
})

const asBooked = /\b(?:booked|originally|currently|scheduled)\b(?: (?:for|at))?\s+$/i
const leadsToBooked = /^.*\b(?:booked|originally|currently|scheduled)\b(?: (?:for|at))?\s+/i
const saidAsBooked = /\b(?:booked|originally|currently|scheduled)\b/i

const [phone, ...otherContacts] = contactSlots

/** A cancellation, a late car, a bill, a lost thing, a call back: what the dispatcher has to know to act on it. */
export const matter: Task = {
  id: 'matter',
  // Only what is for a person begins it.
  intents: [],
  isForPerson: true,
  slots: [
    unaskedSlot('matter', (text) => ({ kind: 'text', text }), ['matter']),
    unaskedSlot('wish', (text, { before }) => addWish(before, tidyWords(text)), ['matter-words']),
    {
      ...unaskedSlot('callback', readCallBack, ['callback']),
      spot: (text) => spotCallBack(text) ?? spotWhenToCall(text),
      isReplaceable: true,
      isTakenLater: true,
    },
    ...(['pickup', 'dropoff'] as const).map((id) => ifTold(noHour(placeOfRide(id)))),
    { ...ifTold(daySlot(asks('date'))), read: readPastDay, spot: spotPastDay },
    {
      ...ifTold(timeSlot(asks('time'))),
      // "I can't talk right now" tells nothing of the ride.
      read: (text, context) =>
        isMoved(text, context) || /\bnow\b/i.test(text)
          ? undefined
          : readTime(text.replace(leadsToBooked, ''), context),
      spot: (text, now) => spotHour(text, now),
      isStanding: isOfCallBack,
      partLedBy: asBooked,
    },
    {
      ...unaskedSlot('moved', (text, context) => readMoved(text, context), ['time']),
      isTakenLater: true,
    },
    { ...nameSlot(asks('holder')), isTakenLater: true },
    ...(phone ? [{ ...phone, ...asks('phone'), isNeeded: hasNoContact }] : []),
    ...otherContacts,
  ],
  begin: (memory, choice) => (choice === 'same' ? (memory.matter ?? {}) : {}),
  settle,
  readBack: (values, now) => [
    ...sayFact('name', values, now),
    ...sayMatter(values),
    ...['day', 'moved', 'pickup', 'dropoff', 'callback', ...contactIds, 'caller'].flatMap((id) =>
      sayFact(id, values, now),
    ),
  ],
  shallI: carDesk.matter.shallI,
  paper: (values, status) => matterTicket(values, status === 'dropped' ? status : 'noted'),
  finish: (values, memory) => ({
    line: carDesk.matter.passedOn,
    tools: [matterTicket(values)],
    memory: { ...memory, matter: values },
  }),
  back: carDesk.matter.back,
  sayFact,
}

/** A booked ride that is to change keeps its hour: another one is when it shall be. */
const isMoved = (text: string, { values, before, isSameBreath }: ReadContext): boolean =>
  idOf(values.matter) === 'change' &&
  !saidAsBooked.test(text) &&
  before?.kind === 'time' &&
  !isSameBreath

function readMoved(text: string, { values, now, by, tag }: ReadContext): Value | undefined {
  const { time } = values
  if (idOf(values.matter) !== 'change' || time?.kind !== 'time' || saidAsBooked.test(text))
    return undefined
  const value = readTime(text, { now, by, tag, values })
  return value?.kind === 'time' && !isSameValue(value, time) ? value : undefined
}

/** When to call may be told later than that somebody shall: "any time after five". */
function readCallBack(text: string, { before }: ReadContext): Value | undefined {
  if (spotCallBack(text) !== undefined) return { kind: 'text', text }
  return before ? { kind: 'text', text: `Call back ${text}` } : undefined
}

function hasNoContact({ email }: Values): boolean {
  return email === undefined
}

const callLed =
  /\b(?:call(?:s|ed|ing)?|phon(?:e|es|ing)|ring(?:s|ing)?|reach(?:es|ing)?)\b(?:\s+(?:me|us|back|him|her|up|again))*\s*(?:\w+\s+){0,3}$/i

/** "Have somebody call me after two": the hour is not that of the ride. */
function isOfCallBack(before: string): boolean {
  const [clause = ''] = before.split(/[.?!;,]/).slice(-1)
  return callLed.test(clause) || waitsAt.test(clause)
}

const waitsAt =
  /\b(?:i['’]?m|i am|we['’]?re|we are)(?: still| standing| waiting| right| here| out)* at\s+$/i
const ruledOut = /\bnot (?:at )?[\w:-]+(?: [\w-]+)?/gi

/** "It's 80 West 11th, not eighteen": what it is not is no hour. */
const spotHour = (text: string, now: Now): string | undefined =>
  spotTime(text.replaceAll(ruledOut, ' '), now) ?? promisedHour(text, now)

const promised =
  /\b(?:supposed|meant|due|promised|scheduled)\b[^.?!,]*? (?:at|for|by|around) ([^.?!,]+)/i

/** "It was supposed to be here at nine thirty": half of a day is enough for an hour that was promised. */
function promisedHour(text: string, now: Now): string | undefined {
  const words = promised.exec(text)?.[1]
  return words && namesHour(words, now) ? words : undefined
}

const over: ReadonlySet<string> = new Set(['lost', 'bill', 'complaint'])

/** Whether the ride that it is about was before now. */
export const isOver = (values: Values): boolean => over.has(idOf(values.matter))

/** The ride is as it was booked: only a part of the day that was told says which half it is in. */
function settle(values: Values, now: Now): Values {
  const { day: told, time } = values
  const day = told?.kind === 'day' && isOver(values) ? inThePast(told, now) : told
  const all = { ...values, ...(day && { day }) }
  if (time?.kind !== 'time' || !time.time.isHalfOpen || day?.kind !== 'day' || !day.part) return all
  return { ...all, time: { kind: 'time', time: inDaypart(time.time, day.part) } }
}

const week = 7

/** What was lost on Friday was lost last Friday, and a bill of November is none of the next one. */
function inThePast(value: Extract<Value, { kind: 'day' }>, now: Now): Value {
  const { day } = value
  if (!day || day <= now.day) return value
  if (day <= addDays(now.day, week)) return { ...value, day: addDays(day, -week) }
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return { ...value, day: before }
}

function sayMatter(values: Values): readonly Clause[] {
  const called = Object.entries(carDesk.matter.called).find(
    ([id]) => id === idOf(values.matter),
  )?.[1]
  return [...(called ? [called] : []), carDesk.matter.inYourWords]
}

const briefWords = 14

/** A long telling stands on the note as it was told; said, it would take longer than the call. */
function sayWords(told: Value | undefined): readonly Clause[] {
  const words = printValue(told)
  if (words === '') return []
  return words.split(' ').length > briefWords ? [carDesk.matter.inYourWords] : [`${words},`]
}

const idOf = (value: Value | undefined) => (value?.kind === 'text' ? value.text : '')

function sayFact(slot: string, values: Values, now: Now): readonly Clause[] {
  const value = values[slot]
  const say = (id: string) => sayValue(values[id], now)
  if (slot === 'day' || slot === 'time') {
    const when = [...say('day'), ...sayHour(values.time, now)]
    return when.length > 0 ? [carDesk.matter.forRide, ...when] : []
  }
  if (!value || value.kind === 'left-open') return []
  if (slot === 'matter') return []
  if (slot === 'wish') return sayWords(value)
  if (slot === 'moved') return [carDesk.matter.movedTo, ...sayHour(value, now)]
  if (slot === 'pickup') return [carDesk.readBack.from, ...say(slot)]
  if (slot === 'dropoff') return [carDesk.readBack.to, ...say(slot)]
  if (slot === 'callback') return [`${printValue(value).toLowerCase()},`]
  if (slot === 'phone' || slot === 'email') return sayContact(values, now, [slot])
  return say(slot)
}

/** Of an hour whose half of the day nobody told, only the hour is said. */
function sayHour(time: Value | undefined, now: Now): readonly Clause[] {
  const said = sayValue(time, now)
  const isOpen = time?.kind === 'time' && time.time.isHalfOpen && said.length > 1
  return isOpen ? [...said.slice(0, -2), `${said.at(-2) ?? ''},`] : said
}

/** It stands on the ticket as it was told: nothing in it has to be approved. */
function matterTicket(values: Values, status: 'noted' | 'dropped' = 'noted'): Tool {
  const title = carMatters[idOf(values.matter) as keyof typeof carMatters]
  const told = values.wish?.kind === 'wishes' ? values.wish.wishes.join('. ') : ''
  const about = [title, told].filter(Boolean).join(': ')
  const callBack = printValue(values.callback)
  const moved = printValue(values.moved)
  return ticketOf(
    values,
    [
      about,
      moved && `Moved to ${moved}`,
      callBack === title ? '' : callBack,
      printValue(values.caller),
    ],
    status,
  )
}
