import type { ClaimMeasure, ClaimSection } from '@nightdesk/content'
import { useId } from 'react'
import { Reveal } from '../../ui/reveal.tsx'

/** The claim is the heading; beside it, the same thing as cells that can be counted. */
export function ClaimBand({ label, claim, text, measures }: ClaimSection) {
  const headingId = useId()
  const [before, after] = claim.text.split(claim.figure)
  return (
    <section className="claim band" aria-labelledby={headingId}>
      <Reveal>
        <div className="page-width claim-split">
          <div>
            <p className="label mb-4">{label}</p>
            <h2 id={headingId} className="claim-text">
              {before}
              <span className="claim-figure">{claim.figure}</span>
              {after}
            </h2>
          </div>
          <div className="claim-proof">
            <p className="claim-note text-quiet">{text}</p>
            {measures && <Measures measures={measures} />}
          </div>
        </div>
      </Reveal>
    </section>
  )
}

function Measures({ measures }: { readonly measures: readonly ClaimMeasure[] }) {
  return (
    <div className="claim-measures" aria-hidden="true">
      {measures.map((measure) => (
        <div key={measure.name} className="measure" data-ours={measure.isOurs || undefined}>
          <p className="measure-name label">
            <span>{measure.name}</span> <span>{measure.end}</span>
          </p>
          <div className="measure-cells">
            {Array.from({ length: measure.cells }, (_, index) => (
              <span key={index} data-full={index < measure.full || undefined} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
