import { Drawing } from '../../illustrations/drawing.tsx'
import { NameCard } from '../../illustrations/name-card.tsx'

/** The calculator's adding tape, torn off under the double rule. */
function AddingTape() {
  return (
    <Drawing>
      <path d="M4 4v52l5 4 5-4 5 4 5-4 5 4 5-4 5 4V4z" />
      <path d="M12 15h20M12 24h20M21 33h11M10 41h24M10 45h24" />
    </Drawing>
  )
}

const drawings = [null, NameCard, AddingTape]

/** What the second and the third way lead to: the index cards, the adding tape. The first has the papers of its trades. */
export function SignpostArt({ at }: { readonly at: number }) {
  const Drawn = drawings[at]
  return Drawn ? <Drawn /> : null
}
