import type { BusinessSetup } from '@nightdesk/contracts'
import { printValue } from '../kinds/kinds.ts'
import type { Values } from '../kinds/value.ts'
import type { Tool } from '../script.ts'
import { type OwnFact, type OwnTaskId, taskFacts } from './trade-plans.ts'

/** The name of the tool call that carries the note of such a call. */
export const ownNote = 'own-business-note'

const labels: Readonly<Record<OwnFact, string>> = {
  visit: 'Reason',
  reason: 'Reason',
  session: 'Session',
  job: 'Work',
  role: 'About',
  staff: 'Looking for',
  start: 'Start',
  items: 'Order',
  about: 'Message',
  case: 'Problem',
  order: 'Order number',
  pickup: 'Pickup',
  dropoff: 'Drop-off',
  place: 'Where',
  delivery: 'Delivery',
  address: 'Deliver to',
  guests: 'People',
  passengers: 'Passengers',
  arrival: 'Arrival',
  nights: 'Nights',
  day: 'Day',
  time: 'Time',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  before: 'Noted before',
  wish: 'Request',
  told: 'In their words',
}

const titles: Readonly<Record<OwnTaskId, string>> = {
  appointment: 'Appointment',
  consultation: 'Consultation',
  session: 'Booking',
  interview: 'Interview',
  staff: 'Staff request',
  estimate: 'Estimate visit',
  order: 'Order',
  table: 'Table',
  stay: 'Reservation',
  ride: 'Ride',
  case: 'Order question',
  message: 'Message',
}

/** The note on the screen: a title, and the facts that are known so far. */
export type OwnBusinessNote = {
  readonly business: string
  readonly title: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly status: 'draft' | 'done'
}

export function noteOf(
  id: OwnTaskId,
  { name }: BusinessSetup,
  values: Values,
  status: OwnBusinessNote['status'],
): Tool {
  const ids = new Set<OwnFact>([...taskFacts[id], 'wish', 'phone', 'email', 'before', 'told'])
  // The title says it.
  ids.delete('delivery')
  const message = printValue(values.about) ?? ''
  const facts = [...ids].flatMap((fact) => {
    const printed = printValue(values[fact])
    const value = fact === 'told' && message ? besides(printed, message) : printed
    return value ? [{ label: labels[fact], value }] : []
  })
  const title = values.delivery ? 'Delivery' : titles[id]
  const note: OwnBusinessNote = { business: name, title, facts, status }
  return { kind: 'tool', name: ownNote, arguments: note }
}

/** What was told but for the message itself, which stands above it. */
const besides = (told: string | undefined, message: string): string | undefined =>
  told
    ?.replace(message, '')
    .replaceAll(/\.(?:\s*\.)+/g, '.')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
