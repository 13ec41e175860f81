import type { restaurants } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'

export function Workflow({ label, title, steps }: (typeof restaurants)['workflow']) {
  return (
    <Section tone="sunk" label={label} title={title}>
      <ol className="workflow">
        {steps.map((step) => (
          <li key={step.title} className="chit">
            <h3 className="text-title">{step.title}</h3>
            <p className="text-quiet">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
