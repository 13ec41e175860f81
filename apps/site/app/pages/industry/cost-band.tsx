import type { ClaimSection } from '@nightdesk/content'
import { OwnSum } from '../../ui/own-sum.tsx'
import { Reveal } from '../../ui/reveal.tsx'

type CostBandProps = Pick<ClaimSection, 'label' | 'claim' | 'text'> &
  Required<Pick<ClaimSection, 'cost' | 'sum'>>

/** What the work costs now, and beside it how soon that can stop. */
export function CostBand({ label, claim, text, cost, sum }: CostBandProps) {
  return (
    <div className="band" data-tone="raised">
      <Reveal>
        <div className="page-width cost">
          <section aria-labelledby="cost">
            <div>
              <p className="label mb-4">{cost.label}</p>
              <h2 id="cost" className="section-title">
                {cost.title}
              </h2>
            </div>
            <OwnSum copy={sum} className="claim-sum" />
          </section>
          <section aria-labelledby="claim">
            <div>
              <p className="label mb-4">{label}</p>
              <h2 id="claim" className="section-title">
                {claim.text}
              </h2>
            </div>
            <p className="cost-answer">{text}</p>
          </section>
        </div>
      </Reveal>
    </div>
  )
}
