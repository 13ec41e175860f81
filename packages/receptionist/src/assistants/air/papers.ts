import { type Now, printTime } from '@nightdesk/understanding'
import { printValue } from '../../kinds/kinds.ts'
import { zoneName } from '../../kinds/time-zone.ts'
import type { Values } from '../../kinds/value.ts'
import type { Tool } from '../../script.ts'

/** The paper of a call to the company. Facts that are not known yet are empty. */
export type CallNote = {
  readonly name: string
  /** The name over the door. */
  readonly company: string
  readonly contact: string
  readonly time: string
  readonly topic: string
  readonly status: 'draft' | 'sent' | 'dropped'
}

/** What the caller agreed to send: the server makes a lead of it. One of email and phone may be empty. */
export type DiscoveryCallRequest = {
  readonly name: string
  /** The name over the door. */
  readonly company: string
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
    company: printValue(values.company),
    contact: listed([printValue(values.email), printValue(values.phone)]),
    time: printWhen(values),
    topic: listed([
      printValue(values.business),
      printValue(values.wish),
      printValue(values.caller),
    ]),
    status,
  }
  return { kind: 'tool', name: 'call-note', arguments: note }
}

/** What a request is about, beside the facts that are in fields of their own. */
type Told = {
  readonly lead: string
  /** When the call is that was booked before. */
  readonly booked?: string
  /** What the time of the paper is to the team. */
  readonly when?: string
}

export const bookingRequest = (values: Values, now: Now): Tool =>
  requestOf(values, now, { lead: 'Discovery call requested in the voice demo.' })

/** Not another call: the team is asked to move the one that was booked before. */
export const moveRequest = (values: Values, now: Now, booked = ''): Tool =>
  requestOf(values, now, {
    lead: 'Please move a discovery call that was booked before.',
    booked,
    when: 'New time',
  })

/** The call that was booked before is not wanted any more. */
export const cancelRequest = (values: Values, now: Now, booked = ''): Tool =>
  requestOf(values, now, { lead: 'Please cancel a discovery call that was booked before.', booked })

/** Nothing to book: what the caller wants the team to know. */
export const messageRequest = (values: Values, now: Now): Tool =>
  requestOf(values, now, {
    lead: 'A message for the team, left in the voice demo. No discovery call is asked for.',
    when: 'Best time to call',
  })

function requestOf(values: Values, now: Now, told: Told): Tool {
  const { email, phone, day, time } = values
  const request: DiscoveryCallRequest = {
    name: printValue(values.name),
    company: printValue(values.company),
    email: email?.kind === 'email' ? email.address : '',
    phone: phone?.kind === 'phone' ? phone.digits : '',
    topic: printValue(values.business),
    date: day?.kind === 'day' ? (day.day ?? '') : '',
    time: time?.kind === 'time' ? printTime(time.time.minutes) : '',
    timeZone: zoneName(values.zone) ?? now.zone ?? '',
    message: messageOf(values, told),
  }
  return { kind: 'tool', name: 'book-discovery-call', arguments: request }
}

/** One sentence for each fact that is known. */
function messageOf(values: Values, { lead, booked, when }: Told): string {
  const facts = [
    ['Company', printValue(values.company)],
    ['Business', printValue(values.business)],
    ['Booked for', booked],
    [when ?? 'Preferred time', printWhen(values)],
    [when === undefined || when === 'New time' ? 'Requests' : 'Message', printValue(values.wish)],
    ['', printValue(values.caller)],
  ]
  const said = facts.flatMap(([title, fact]) => (fact ? [`${title && `${title}: `}${fact}.`] : []))
  return [lead, ...said].join(' ')
}
