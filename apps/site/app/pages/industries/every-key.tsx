import type { industries } from '@nightdesk/content'

/** What holds for all trades, engraved once under the rack. */
export function EveryKey({ title, entries }: (typeof industries)['everyKey']) {
  return (
    <div className="every-key">
      <h2 className="every-key-title">{title}</h2>
      <dl className="every-key-lines">
        {entries.map((entry) => (
          <div key={entry.figure}>
            <dt>{entry.figure}</dt>
            <dd>{entry.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
