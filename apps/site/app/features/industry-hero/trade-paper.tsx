import type { ArtKey } from '@nightdesk/content'
import { Art } from '../../illustrations/art.tsx'

type TradePaperProps = { readonly name: ArtKey }

/** The trade's drawing at the size of a scene. */
export function TradePaper({ name }: TradePaperProps) {
  return (
    <div className="trade-paper">
      <Art name={name} />
    </div>
  )
}
