import type { hotels } from '@nightdesk/content'
import { useId } from 'react'
import { OwnSum } from '../../ui/own-sum.tsx'
import { Reveal } from '../../ui/reveal.tsx'

export function Savings({ label, figure, rest, text, sum, fits }: (typeof hotels)['savings']) {
  const headingId = useId()
  return (
    <section className="band" data-tone="sunk" aria-labelledby={headingId}>
      <Reveal>
        <div className="page-width savings">
          <div>
            <p className="label">{label}</p>
            <h2 id={headingId} className="savings-claim">
              <span className="savings-figure">{figure}</span> <span>{rest}</span>
            </h2>
            <p className="mt-4 text-quiet">{text}</p>
          </div>
          <OwnSum copy={sum} className="savings-sum" />
          <dl className="savings-fits">
            {fits.map((fit) => (
              <div key={fit.name}>
                <dt className="label">{fit.name}</dt>
                <dd className="font-strong">{fit.value}</dd>
                <dd className="text-quiet">{fit.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Reveal>
    </section>
  )
}
