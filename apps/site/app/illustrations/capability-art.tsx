import type { CapabilityKey } from '@nightdesk/content'
import type { ComponentType } from 'react'
import { AppointmentBook } from './appointment-book.tsx'
import { DeskBell } from './desk-bell.tsx'
import { NameCard } from './name-card.tsx'
import { OrderSpike } from './order-spike.tsx'
import { Padlock } from './padlock.tsx'
import { PhraseBook } from './phrase-book.tsx'

/** Apart from the header's drawings, which every page loads. */
const drawings: Record<CapabilityKey, ComponentType> = {
  answer: DeskBell,
  book: AppointmentBook,
  orders: OrderSpike,
  personal: NameCard,
  multi: PhraseBook,
  secure: Padlock,
}

type CapabilityArtProps = { readonly name: CapabilityKey }

export function CapabilityArt({ name }: CapabilityArtProps) {
  const Drawn = drawings[name]
  return <Drawn />
}
