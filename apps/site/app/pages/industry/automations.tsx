import type { IndustryPageContent } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'

type AutomationsProps = IndustryPageContent['automations']

export function Automations({ label, title, lead, parts, samples, limit }: AutomationsProps) {
  return (
    <div className="automations">
      <Section tone="sunk" label={label} title={title} lead={lead}>
        <ul className="samples">
          {samples.map((sample) => (
            <li key={sample.title} className="sample">
              <div className="sample-sheet">
                <h3 className="text-title">{sample.title}</h3>
                <dl>
                  <div>
                    <dt className="sample-part label">{parts.when}</dt>
                    <dd>{sample.when}</dd>
                  </div>
                  <div>
                    <dt className="sample-part label">{parts.does}</dt>
                    <dd>{sample.does}</dd>
                  </div>
                  <div>
                    <dt className="sample-part label">{parts.leaves}</dt>
                    <dd>{sample.leaves}</dd>
                  </div>
                </dl>
              </div>
            </li>
          ))}
        </ul>
        {limit && <p className="sample-limit">{limit}</p>}
      </Section>
    </div>
  )
}
