import type { industries } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'

/** What holds for all trades, engraved once under the rack. */
export function EveryKey({ title, entries }: (typeof industries)['everyKey']) {
  return (
    <div className="every-key">
      <Section tone="sunk" title={title}>
        <dl className="every-key-lines">
          {entries.map((entry) => (
            <div key={entry.figure}>
              <dt>{entry.figure}</dt>
              <dd>{entry.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  )
}
