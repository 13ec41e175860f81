import type { calculator } from '@nightdesk/content'
import type { ReactNode } from 'react'
import { Section } from '../../ui/section.tsx'

type WorkingProps = {
  readonly copy: (typeof calculator)['tool']['working']
  /** The visitor's own numbers, run through the formula. */
  readonly children: ReactNode
}

/** The formula in words, what it assumes, and the sum itself. */
export function Working({ copy, children }: WorkingProps) {
  return (
    <Section label={copy.label} title={copy.title} lead={copy.lead}>
      <div className="working">
        {copy.notes.map(({ title, lines }) => (
          <div key={title}>
            <h3 className="label">{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
        {children}
      </div>
    </Section>
  )
}
