import { printContact } from '../../contact-slots.ts'
import { printed, printValue } from '../../kinds/kinds.ts'
import { tidyWords } from '../../kinds/tidy-words.ts'
import type { Values } from '../../kinds/value.ts'
import type { Tool } from '../../script.ts'

/** The paper of a ride. Facts that are not known yet are empty. */
export type TripTicket = {
  readonly name: string
  /** Where the caller can be reached, as far as that was told. */
  readonly contact: string
  readonly time: string
  readonly date: string
  readonly pickup: string
  readonly dropoff: string
  readonly passengers: string
  readonly wishes: string
  readonly status: 'draft' | 'sent-for-approval' | 'noted' | 'dropped'
}

export function ticketOf(
  values: Values,
  wishes: readonly (string | undefined)[],
  status: TripTicket['status'],
): Tool {
  const facts: TripTicket = {
    ...printed(values, ['name', 'time', 'pickup', 'dropoff', 'passengers']),
    date: printValue(values.day),
    contact: printContact(values),
    wishes: wishes.filter(Boolean).join(', '),
    status,
  }
  return { kind: 'tool', name: 'trip-ticket', arguments: facts }
}

/** What is for the dispatcher and is no ride stands on the ticket in the caller's own words. */
export const messageTicket = (words: string): Tool => ticketOf({}, [tidyWords(words)], 'noted')
