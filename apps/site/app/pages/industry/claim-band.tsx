import type { ClaimSection, ClaimTerms } from '@nightdesk/content'
import { OwnSum } from '../../ui/own-sum.tsx'
import { Reveal } from '../../ui/reveal.tsx'

type ClaimBandProps = ClaimSection & Required<Pick<ClaimSection, 'terms'>>

/** The claim is the heading; beside it, what to hold against the bill a reader pays now. */
export function ClaimBand({ label, claim, text, terms, sum }: ClaimBandProps) {
  const [before, after] = claim.text.split(claim.figure)
  return (
    <section className="claim band" aria-labelledby="claim">
      <Reveal>
        <div className="page-width claim-split">
          <div>
            <p className="label mb-4">{label}</p>
            <h2 id="claim" className="claim-text">
              {before}
              <span className="claim-figure">{claim.figure}</span>
              {after}
            </h2>
            {sum && <OwnSum copy={sum} className="claim-sum" />}
          </div>
          <div className="claim-proof">
            <p className="claim-note text-quiet">{text}</p>
            <Terms {...terms} />
          </div>
        </div>
      </Reveal>
    </section>
  )
}

function Terms({ theirs, ours, rows }: ClaimTerms) {
  return (
    <table className="claim-terms">
      <thead>
        <tr className="label">
          <th scope="col">{theirs}</th>
          <th scope="col">{ours}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item, figure, text }) => (
          <tr key={item}>
            <th scope="row">{item}</th>
            <td>
              <strong>{figure}</strong> {text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
