import type { air } from '@nightdesk/content'
import { SealedEnvelope } from '../../illustrations/sealed-envelope.tsx'
import { Reveal } from '../../ui/reveal.tsx'
import { airRevealThreshold } from './constants.ts'

/** First light: the envelope, and what it stands for. */
export function Security({ label, title, lead, envelope, points }: (typeof air)['security']) {
  return (
    <section className="band" data-scheme="bottle" aria-labelledby="security-title">
      <Reveal at={airRevealThreshold}>
        <div className="page-width security">
          <div>
            <p className="label mb-4">{label}</p>
            <h2 id="security-title" className="section-title">
              {title}
            </h2>
            <p className="section-lead">{lead}</p>
            <SealedEnvelope lines={envelope} />
          </div>
          <ul className="security-points">
            {points.map((point) => (
              <li key={point.title}>
                <h3>{point.title}</h3>
                <p>{point.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Reveal>
    </section>
  )
}
