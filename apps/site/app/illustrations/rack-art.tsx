import type { ArtKey, ComingArtKey } from '@nightdesk/content'
import type { ComponentType } from 'react'
import { Art } from './art.tsx'
import { Estimate } from './estimate.tsx'
import { NameBadge } from './name-badge.tsx'
import { PackingLabel } from './packing-label.tsx'
import { PunchCard } from './punch-card.tsx'

const comingDrawings: Record<ComingArtKey, ComponentType> = {
  estimate: Estimate,
  'name-badge': NameBadge,
  'packing-label': PackingLabel,
  'punch-card': PunchCard,
}

function isComing(name: ArtKey | ComingArtKey): name is ComingArtKey {
  return name in comingDrawings
}

type RackArtProps = { readonly name: ArtKey | ComingArtKey }

/** The drawings of all trades. Apart from `Art`, which every page loads with its header. */
export function RackArt({ name }: RackArtProps) {
  if (!isComing(name)) return <Art name={name} />
  const Drawn = comingDrawings[name]
  return <Drawn />
}
