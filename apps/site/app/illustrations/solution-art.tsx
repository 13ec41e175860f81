import type { SolutionIcon } from '@nightdesk/content'
import type { ComponentType } from 'react'
import { CutKey } from './cut-key.tsx'
import { DeskTelephone } from './desk-telephone.tsx'
import { LetterTray } from './letter-tray.tsx'
import { NoticeBoard } from './notice-board.tsx'
import { RoutingSlip } from './routing-slip.tsx'
import { TallySheet } from './tally-sheet.tsx'

/** Apart from the header's drawings, which every page loads. */
const drawings: Record<SolutionIcon, ComponentType> = {
  'cut-key': CutKey,
  'desk-telephone': DeskTelephone,
  'letter-tray': LetterTray,
  'notice-board': NoticeBoard,
  'routing-slip': RoutingSlip,
  'tally-sheet': TallySheet,
}

type SolutionArtProps = { readonly name: SolutionIcon }

export function SolutionArt({ name }: SolutionArtProps) {
  const Drawn = drawings[name]
  return <Drawn />
}
