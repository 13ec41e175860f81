import { printContact } from '../../contact-slots.ts'
import { printed, printValue } from '../../kinds/kinds.ts'
import type { Value, Values } from '../../kinds/value.ts'
import type { Tool } from '../../script.ts'

/** The paper of a hotel call. Facts that are not known yet are empty. */
export type RegistrationCard = {
  readonly kind: 'book' | 'change' | 'cancel' | 'message' | 'escalation'
  readonly guest: string
  /** Where the caller can be reached, as far as that was told. */
  readonly contact: string
  readonly arrival: string
  readonly nights: string
  readonly room: string
  readonly guests: string
  readonly requests: string
  /** One line for the front desk. */
  readonly summary: string
  readonly status: 'draft' | 'booked' | 'changed' | 'canceled' | 'noted' | 'with-front-desk'
}

const verbs = {
  book: 'Reservation',
  change: 'Change',
  cancel: 'Cancellation',
  message: 'Message for a guest',
  escalation: 'For the front desk',
}

export function registrationCard(
  kind: RegistrationCard['kind'],
  values: Values,
  status: RegistrationCard['status'],
  said?: string,
): Tool {
  const { name, nights, wish, rooms } = values
  const isLength = nights?.kind === 'count' && !nights.isMore
  const facts = {
    guest: printValue(name),
    contact: printContact(values),
    ...printed(values, ['room', 'guests']),
    arrival: printValue(values.arrival ?? values.held),
    nights: isLength ? printValue(nights) : '',
    requests: listed([
      printValue(wish),
      values.arrival && values.held ? `Instead of ${printValue(values.held)}` : '',
      isLength ? '' : printLength(nights),
      printRooms(rooms),
      printValue(values.caller),
    ]),
  }
  const card: RegistrationCard = { kind, ...facts, summary: summaryOf(kind, facts, said), status }
  return { kind: 'tool', name: 'registration-card', arguments: card }
}

const listed = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ')

const counted = (count: string, thing: string) =>
  count && `${count} ${thing}${/^1\b/.test(count) ? '' : 's'}`

const printLength = (nights: Value | undefined) =>
  nights?.kind === 'day' ? `Leaving ${printValue(nights)}` : counted(printValue(nights), 'night')

const printRooms = (rooms: Value | undefined) =>
  rooms?.kind === 'count' && rooms.count > 1 ? `${rooms.count} rooms` : ''

function summaryOf(
  kind: RegistrationCard['kind'],
  facts: Omit<RegistrationCard, 'kind' | 'summary' | 'status'>,
  said?: string,
): string {
  const { guest, contact, arrival, nights, room, guests, requests } = facts
  const parts = listed([
    guest && `for ${guest}`,
    arrival && `arriving ${arrival}`,
    counted(nights, 'night'),
    room,
    counted(guests, 'guest'),
    requests,
    contact,
    said && `the caller said: “${said}”`,
  ])
  return parts ? `${verbs[kind]}: ${parts}` : verbs[kind]
}

/** Words for whoever stays here, or for the desk: for whom, from whom, and where they can be reached. */
export function messageCard(
  words: string,
  whom: string,
  { from = '', phone = '', isForDesk = false }: Sender = {},
): Tool {
  const { arguments: blank } = registrationCard('message', {}, 'noted')
  // Where nobody was named it may be for the desk itself: a thing that was left here.
  const guest = isForDesk ? from : whom
  const contact = isForDesk ? phone : listed([from && `From ${from}`, phone])
  const sent = listed([whom && `for ${whom}`, from && `from ${from}`, phone])
  const lead = whom ? verbs.message : 'Message'
  const summary = sent ? `${lead}: ${sent}, “${words}”` : `${lead}: “${words}”`
  const card = { ...blank, guest, contact, requests: `Message: “${words}”`, summary }
  return { kind: 'tool', name: 'registration-card', arguments: card }
}

type Sender = {
  readonly from?: string
  readonly phone?: string
  readonly isForDesk?: boolean
}
