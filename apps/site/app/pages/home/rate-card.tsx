import type { home } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Stamp } from '../../ui/stamp.tsx'

/** A printed tariff with one rate, dotted leaders and the guarantee as a rubber stamp. */
export function RateCard(pricing: (typeof home)['pricing']) {
  return (
    <Section id="pricing" tone="raised" label={pricing.label} title={pricing.title}>
      <div className="rate-card">
        <dl className="rate-lines">
          {pricing.lines.map((line) => (
            <div key={line.name}>
              <dt>{line.name}</dt>
              <dd>{line.value}</dd>
            </div>
          ))}
        </dl>
        <div className="rate-promise">
          <Stamp {...pricing.stamp} />
          <p className="text-quiet">{pricing.guarantee}</p>
          <ButtonLink look="quiet" to={pricing.ask.to}>
            {pricing.ask.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
