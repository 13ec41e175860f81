import type { ArtKey } from '@nightdesk/content'
import type { ComponentType } from 'react'
import { AppointmentCard } from './appointment-card.tsx'
import { KitchenChit } from './kitchen-chit.tsx'
import { LedgerStatement } from './ledger-statement.tsx'
import { Nameplate } from './nameplate.tsx'
import { RegistrationCard } from './registration-card.tsx'
import { TripTicket } from './trip-ticket.tsx'

/** Every drawing the content names; a key without one does not compile. */
const drawings: Record<ArtKey, ComponentType> = {
  'appointment-card': AppointmentCard,
  'kitchen-chit': KitchenChit,
  'ledger-statement': LedgerStatement,
  nameplate: Nameplate,
  'registration-card': RegistrationCard,
  'trip-ticket': TripTicket,
}

type ArtProps = { readonly name: ArtKey }

export function Art({ name }: ArtProps) {
  const Drawn = drawings[name]
  return <Drawn />
}
