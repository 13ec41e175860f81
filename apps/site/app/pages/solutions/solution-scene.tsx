import type { SolutionId } from '@nightdesk/content'
import type { ReactNode } from 'react'

/** The cards with room for a drawing at the size of a scene; the others have their room filled by what they say. */
const scenes: Partial<Record<SolutionId, ReactNode>> = {
  // Loose pages over a tray; the one that has been read lies in it, checked.
  'document-automation': (
    <>
      <path className="scene-paper" d="m36 30 92-16 18 96-92 18z" />
      <path d="m56 52 50-9M60 72l54-9M64 92l34-6" />
      <path className="scene-paper" d="m150 8 96 8-8 104-96-8z" />
      <path d="m168 34 56 5M166 54l56 5M164 74l36 3" />
      <path className="scene-paper" d="m266 26 80 22-28 98-80-22z" />
      <path d="m282 54 42 12M276 74l42 12" />
      <path className="scene-tray" d="M20 118h24l14 26h244l14-26h24v58H20z" />
      <path d="M20 118h24l14 26h244l14-26h24M150 160h60" />
      <circle className="scene-lit" cx="322" cy="160" r="6" />
      <path d="M0 176h360" />
    </>
  ),
}

/** Only drawn where the card leaves room for it; on smaller screens the small drawing beside the name does. */
export function SolutionScene({ id }: { readonly id: SolutionId }) {
  const scene = scenes[id]
  return (
    scene && (
      <svg className="solution-scene" viewBox="0 -24 360 201" aria-hidden="true">
        {scene}
      </svg>
    )
  )
}
