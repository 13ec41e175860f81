import type { hotels } from '@nightdesk/content'
import { useId } from 'react'
import { Reveal } from '../../ui/reveal.tsx'

/** The same night twice: as it goes now, and as the morning finds it. */
export function Shifts({ title, night, morning }: (typeof hotels)['shifts']) {
  const headingId = useId()
  return (
    <section className="shifts" aria-labelledby={headingId}>
      <Reveal>
        <h2 id={headingId} className="visually-hidden">
          {title}
        </h2>
        <div className="shifts-halves">
          <div className="shift" data-scheme="night">
            <div className="shift-head">
              <p className="label">{night.label}</p>
              <h3>{night.title}</h3>
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
              <h3>{morning.title}</h3>
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
