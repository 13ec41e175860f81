import { airDesk } from '@nightdesk/content'
import { addDays, type Day, type Daypart, type Now, weekdayOf } from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import { readEmail } from '../../kinds/email.ts'
import { sayValue } from '../../kinds/kinds.ts'
import { readPhone } from '../../kinds/phone.ts'
import { readZone, spotZone } from '../../kinds/time-zone.ts'
import type { ReadContext, Reader, Value, Values } from '../../kinds/value.ts'
import { officeHours, type OfficeHours } from '../../office-hours.ts'
import type { Slot } from '../../script.ts'
import { type Asks, asksFrom, daySlot, stillOpen, timeSlot, unaskedSlot } from '../../slots.ts'

/** Of a call that cannot be seen from here. */
export const sameTime = 'same time'

export const asks: (id: keyof typeof airDesk.ask) => Asks = asksFrom(airDesk)
export const hours: OfficeHours = officeHours({
  opens: 9 * 60,
  closes: 18 * 60,
  first: 10 * 60,
  firstAfternoon: 14 * 60,
  ...airDesk,
})
const isMissing = (value: Value | undefined) => !value || value.kind === 'left-open'

/** One way to reach the caller is enough; without any, nobody can call. */
const contact = {
  askedAs: 'contact',
  orElse: airDesk.noContact,
  isAboutCaller: true,
  ownTopics: ['number'],
}

export const email: Slot = {
  id: 'email',
  ...contact,
  ...asks('email'),
  names: ['email', 'mail', 'address', 'contact'],
  read: readEmail,
  isNeeded: ({ phone }) => isMissing(phone),
}

export const phone: Slot = {
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

// "I need to reschedule" points at the day, unless the hour is named.
const moving = ['reschedule', 'move', 'moved', 'postpone', 'push', 'put off', 'switch', 'shift']
export const day: Slot = {
  ...daySlot(asks('date')),
  names: ['date', 'day', ...moving],
  read: readDayOrWeek,
  refine: (value) =>
    value.kind === 'day' && !value.day
      ? { ask: value.near ? airDesk.whichDay : airDesk.ask.date, askedAs: 'when' }
      : undefined,
}

/** "Sometime next week, mornings are better": any morning of that week, and which one is still to be asked. */
function readDayOrWeek(text: string, context: ReadContext): Value | undefined {
  const { before } = context
  const near = before?.kind === 'day' && !before.day ? before.near : undefined
  const value = hours.readDay(text, context)
  if (!value && nextWeek.test(text))
    return withPart({ kind: 'day', near: monday(context.now) }, text)
  if (!near || !value) return value
  if (value.kind === 'day' && value.day && value.day < near)
    return { ...value, day: addDays(value.day, 7) }
  const isOpen = value.kind === 'text' || (value.kind === 'day' && !value.day)
  return isOpen ? withPart({ kind: 'day', near }, text) : value
}

const nextWeek = /\bnext week\b/i
const monday = ({ day: today }: Now): Day => addDays(today, (8 - weekdayOf(today)) % 7 || 7)

function withPart(value: Value, text: string): Value {
  const part = /\b(?:morning|afternoon|evening)/i.exec(text)?.[0].toLowerCase()
  return part && value.kind === 'day' ? { ...value, part: part as Daypart } : value
}

const limited =
  /^(?:(?:any ?time|some ?time|only|not|but|on or) )*(?:after|before|until|till|between|from|past)\b/i

/** "After four" is no "at four": a limit stands as it was said. */
const readTimeOrLimit: Reader = (text, context) =>
  limited.test(text.trim())
    ? { kind: 'text', text: text.trim().toLowerCase() }
    : hours.readTime(text, context)

export const time: Slot = {
  ...timeSlot(asks('time')),
  read: readTimeOrLimit,
  takesLimit: true,
  // "Any morning" says it.
  isNeeded: ({ day: when }) => when?.kind !== 'text',
}
/** The clock by which the caller lives; never asked for. */
export const zone: Slot = { ...unaskedSlot('zone', readZone), spot: spotZone }

/** What is read back, fact by fact, after the words that say what it is for. */
export function sayAll(
  first: readonly Clause[],
  ids: readonly string[],
  values: Values,
  now: Now,
): Clause[] {
  const { email: mail, phone: number, ...others } = values
  return [
    ...first,
    ...ids.flatMap((id) => sayLed(id, values, now)),
    ...(isMissing(mail) && isMissing(number) ? stillOpen(values) : stillOpen(others)),
  ]
}

const leads: Readonly<Record<string, Clause>> = {
  company: airDesk.readBack.company,
  email: airDesk.readBack.mail,
  phone: airDesk.readBack.phone,
}

export function sayFact(slot: string, values: Values, now: Now): readonly Clause[] {
  const say = (id: string) => sayValue(values[id], now)
  const isSame = values.time?.kind === 'text' && values.time.text === sameTime
  const hour = isSame ? [airDesk.readBack.sameTime] : say('time')
  if (['day', 'time', 'zone'].includes(slot)) return [...say('day'), ...hour, ...say('zone')]
  return say(slot)
}

/** A fact as a part of the sentence that is read back. */
function sayLed(slot: string, values: Values, now: Now): readonly Clause[] {
  const fact = sayFact(slot, values, now)
  const lead = leads[slot]
  return lead && fact.length > 0 ? [lead, ...fact] : fact
}
