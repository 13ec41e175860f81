import type { hotels } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'
import { Slip, SlipRows } from '../../ui/slip.tsx'

/** A corridor seen from above, as on a floor plan: five doors, each swung open, and what lies on the desk at its end. */
export function Corridor({ label, title, list, note }: (typeof hotels)['steps']) {
  return (
    <Section label={label} title={title}>
      <div className="corridor-way">
        <ol className="corridor">
          {list.map((step) => (
            <li key={step.title}>
              <svg className="door" viewBox="0 0 48 48" aria-hidden="true">
                <path className="door-gap" d="M0 4v40" />
                <path d="M0 4h40" />
                <path className="door-swing" d="M40 4A40 40 0 0 1 0 44" />
              </svg>
              <div>
                <h3 className="text-title">{step.title}</h3>
                <p className="text-quiet">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="corridor-note">
          <Slip title={note.title} number={note.exampleLabel}>
            <SlipRows rows={note.rows} />
          </Slip>
        </div>
      </div>
    </Section>
  )
}
