import type { IndustryPageContent } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'

type TimeSinksProps = IndustryPageContent['timeSinks']

/** What leaves the day, struck through, each line with what stands in its place. */
export function TimeSinks({ label, title, lead, lines }: TimeSinksProps) {
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
      </Section>
    </div>
  )
}
