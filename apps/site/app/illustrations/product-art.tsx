import type { ProductIcon } from '@nightdesk/content'
import type { ComponentType } from 'react'
import { DeskBell } from './desk-bell.tsx'
import { DeskTelephone } from './desk-telephone.tsx'
import { LedgerStatement } from './ledger-statement.tsx'
import { LetterTray } from './letter-tray.tsx'
import { NameCard } from './name-card.tsx'
import { NoticeBoard } from './notice-board.tsx'
import { RoutingSlip } from './routing-slip.tsx'

/** Apart from the header's drawings, which every page loads. */
const drawings: Record<ProductIcon, ComponentType> = {
  'desk-bell': DeskBell,
  'desk-telephone': DeskTelephone,
  'ledger-statement': LedgerStatement,
  'letter-tray': LetterTray,
  'name-card': NameCard,
  'notice-board': NoticeBoard,
  'routing-slip': RoutingSlip,
}

type ProductArtProps = { readonly name: ProductIcon }

export function ProductArt({ name }: ProductArtProps) {
  const Drawn = drawings[name]
  return <Drawn />
}
