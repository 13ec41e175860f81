import type { IndustryPageContent, InternalLink } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'

type TimeSinksProps = IndustryPageContent['timeSinks'] & {
  readonly hear: InternalLink | undefined
}

/** What leaves the day, struck through, each line with what stands in its place. */
export function TimeSinks({ label, title, lead, lines, hear }: TimeSinksProps) {
  return (
    <div className="sinks">
      <Section label={label} title={title} lead={lead}>
        <ul className="sink-lines">
          {lines.map((line) => (
            <li key={line.text}>
              <span className="sink-mark">{line.mark}</span>
              <span className="sink-text">
                <s>{line.text}</s>
              </span>
              <span className="sink-instead">{line.instead}</span>
            </li>
          ))}
        </ul>
        {hear && (
          <p className="mt-7">
            <ButtonLink look="quiet" to={hear.to}>
              {hear.label}
            </ButtonLink>
          </p>
        )}
      </Section>
    </div>
  )
}
