import type { Tool } from '../../brain/dialogue/script.ts'
import type { Values } from '../../brain/dialogue/values.ts'
import { printed } from '../slots.ts'

/** The paper of a hotel call. Facts that are not known yet are empty. */
export type RegistrationCard = {
  readonly kind: 'book' | 'change' | 'cancel' | 'escalation'
  readonly guest: string
  readonly arrival: string
  readonly nights: string
  readonly room: string
  readonly guests: string
  readonly requests: string
  /** One line for the front desk. */
  readonly summary: string
  readonly status: 'draft' | 'booked' | 'changed' | 'canceled' | 'noted' | 'with-front-desk'
}

export function registrationCard(
  kind: RegistrationCard['kind'],
  values: Values,
  status: RegistrationCard['status'],
  said?: string,
): Tool {
  const facts = printed(values, ['guest', 'arrival', 'nights', 'room', 'guests', 'requests'])
  const card: RegistrationCard = { kind, ...facts, summary: summaryOf(kind, facts, said), status }
  return { kind: 'tool', name: 'registration-card', arguments: card }
}

const verbs = {
  book: 'Stay',
  change: 'Change',
  cancel: 'Cancellation',
  escalation: 'For the front desk',
}

function summaryOf(
  kind: RegistrationCard['kind'],
  facts: Readonly<Record<string, string>>,
  said?: string,
): string {
  const { guest, arrival, nights, room, guests, requests } = facts
  const parts = [
    guest && `for ${guest}`,
    arrival && `arriving ${arrival}`,
    nights && `${nights} ${nights === '1' ? 'night' : 'nights'}`,
    room,
    guests && `${guests} ${guests === '1' ? 'guest' : 'guests'}`,
    requests,
    said && `the caller said: “${said}”`,
  ].filter(Boolean)
  return parts.length > 0 ? `${verbs[kind]}: ${parts.join(', ')}` : verbs[kind]
}
