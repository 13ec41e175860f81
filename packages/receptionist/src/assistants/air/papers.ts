import { type Now, printTime } from '@nightdesk/understanding'
import { printValue } from '../../kinds/kinds.ts'
import { zoneName } from '../../kinds/time-zone.ts'
import type { Values } from '../../kinds/value.ts'
import type { Tool } from '../../script.ts'

/** The paper of a call to the company. Facts that are not known yet are empty. */
export type CallNote = {
  readonly name: string
  readonly contact: string
  readonly time: string
  readonly topic: string
  readonly status: 'draft' | 'sent'
}

/** What the caller agreed to send: the server makes a lead of it. One of email and phone may be empty. */
export type DiscoveryCallRequest = {
  readonly name: string
  readonly email: string
  /** Ten digits. */
  readonly phone: string
  /** The caller's line of business. */
  readonly topic: string
  /** 2026-11-17 */
  readonly date: string
  /** 10:30 AM */
  readonly time: string
  readonly timeZone: string
  /** All of it in one sentence, for the message of the lead. */
  readonly message: string
}

const listed = (parts: readonly string[]) => parts.filter(Boolean).join(', ')

/** "Thursday, November 19, morning", and later the time itself. */
function printWhen({ day, time, zone }: Values): string {
  const part = !time && day?.kind === 'day' && day.day ? day.part : undefined
  const when = listed([printValue(day), part ?? printValue(time)])
  return [when.slice(0, 1).toUpperCase() + when.slice(1), printValue(zone)].join(' ').trim()
}

export function callNote(values: Values, status: CallNote['status']): Tool {
  const note: CallNote = {
    name: printValue(values.name),
    contact: listed([printValue(values.email), printValue(values.phone)]),
    time: printWhen(values),
    topic: listed([printValue(values.business), printValue(values.wish)]),
    status,
  }
  return { kind: 'tool', name: 'call-note', arguments: note }
}

export const bookingRequest = (values: Values, now: Now): Tool =>
  requestOf(values, now, 'Discovery call requested in the voice demo.')

/** Not another call: the team is asked to move the one that was booked before. */
export const moveRequest = (values: Values, now: Now): Tool =>
  requestOf(values, now, 'Please move a discovery call that was booked before.')

/** Nothing to book: what the caller wants the team to know. */
export const messageRequest = (values: Values, now: Now): Tool =>
  requestOf(
    values,
    now,
    'A message for the team, left in the voice demo. No discovery call is asked for.',
  )

function requestOf(values: Values, now: Now, lead: string): Tool {
  const { email, phone, day, time } = values
  const request: DiscoveryCallRequest = {
    name: printValue(values.name),
    email: email?.kind === 'email' ? email.address : '',
    phone: phone?.kind === 'phone' ? phone.digits : '',
    topic: printValue(values.business),
    date: day?.kind === 'day' ? (day.day ?? '') : '',
    time: time?.kind === 'time' ? printTime(time.time.minutes) : '',
    timeZone: zoneName(values.zone) ?? now.zone ?? '',
    message: messageOf(values, lead),
  }
  return { kind: 'tool', name: 'book-discovery-call', arguments: request }
}

/** One sentence for each fact that is known. */
function messageOf(values: Values, lead: string): string {
  const facts = [
    ['Business', printValue(values.business)],
    ['Preferred time', printWhen(values)],
    ['Requests', printValue(values.wish)],
  ]
  const told = facts.flatMap(([title, fact]) => (fact ? [`${title}: ${fact}.`] : []))
  return [lead, ...told].join(' ')
}
