import type { hotels } from '@nightdesk/content'
import { useId } from 'react'
import { Reveal } from '../../ui/reveal.tsx'

/** The same night twice: as it goes now, and as the morning finds it. */
export function Shifts({ title, night, morning }: (typeof hotels)['shifts']) {
  const headingId = useId()
  // Each half of the sentence stands on its own half of the day.
  const [before, after] = title.split(/(?<=,) /)
  return (
    <section className="shifts" aria-labelledby={headingId}>
      <Reveal>
        <div className="shifts-halves">
          <h2 id={headingId} className="shifts-title">
            <span data-scheme="night">{before} </span>
            <span>{after}</span>
          </h2>
          <div className="shift" data-scheme="night">
            <div className="shift-head">
              <p className="label">{night.label}</p>
              <h3 className="text-title">{night.title}</h3>
            </div>
            <ul className="shift-list">
              {night.calls.map((call) => (
                <li key={call.time}>
                  <p className="shift-time">{call.time}</p>
                  <p className="text-quiet">{call.text}</p>
                </li>
              ))}
            </ul>
          </div>
          <div className="shift">
            <div className="shift-head">
              <p className="label">{morning.label}</p>
              <h3 className="text-title">{morning.title}</h3>
            </div>
            <ul className="shift-list">
              {morning.notes.map((note) => (
                <li key={note.title}>
                  <h4 className="font-strong">{note.title}</h4>
                  <p className="text-quiet">{note.text}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Reveal>
    </section>
  )
}
