import type { ClaimMeasure, ClaimSection } from '@nightdesk/content'
import { useId } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Reveal } from '../../ui/reveal.tsx'

/** The claim is the heading; beside it, the same thing as cells that can be counted. */
export function ClaimBand({ label, claim, text, measures, isNumbered, action }: ClaimSection) {
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
            <div className="claim-measures" aria-hidden="true">
              {measures.map((measure) => (
                <Measure key={measure.name} {...measure} isNumbered={isNumbered} />
              ))}
            </div>
            <div className="claim-note">
              <p className="text-quiet">{text}</p>
              {action && (
                <p className="mt-7">
                  <ButtonLink to={action.to}>{action.label}</ButtonLink>
                </p>
              )}
            </div>
          </div>
        </div>
      </Reveal>
    </section>
  )
}

type MeasureProps = ClaimMeasure & Pick<ClaimSection, 'isNumbered'>

function cellState(index: number, { full, likely }: ClaimMeasure): string {
  if (index < full) return 'full'
  return index < full + likely ? 'likely' : 'free'
}

function Measure({ isNumbered, ...measure }: MeasureProps) {
  return (
    <div className="measure" data-ours={measure.isOurs || undefined}>
      <p className="label">{measure.name}</p>
      <div className="measure-cells">
        {Array.from({ length: measure.cells }, (_, index) => (
          <span key={index} data-state={cellState(index, measure)}>
            {isNumbered && index + 1}
          </span>
        ))}
      </div>
    </div>
  )
}
