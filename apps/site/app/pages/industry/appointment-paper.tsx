import type { AppointmentCardContent } from '@nightdesk/content'
import { Slip, SlipRows } from '../../ui/slip.tsx'

/** The call at night, and the card it filled in: printed lines in ink, what was said in carbon. */
export function AppointmentPaper(card: AppointmentCardContent) {
  return (
    <div className="visit">
      <div className="visit-note">
        <Slip title={card.callNote.title} number={card.callNote.number}>
          <SlipRows rows={card.callNote.rows} />
        </Slip>
      </div>
      <div className="visit-card">
        <div className="visit-sheet">
          <p className="visit-title">{card.title}</p>
          <ul className="visit-days" aria-hidden="true">
            {card.days.map((day) => (
              <li key={day.name} data-marked={day.isMarked || undefined}>
                {day.name}
              </li>
            ))}
          </ul>
          <dl className="visit-rows">
            {card.rows.map((row) => (
              <div key={row.name}>
                <dt>{row.name}</dt>
                <dd>{row.value}</dd>
              </div>
            ))}
          </dl>
          <p className="visit-foot">
            <span className="visit-advice">{card.advice}</span> <span>{card.exampleLabel}</span>
          </p>
        </div>
      </div>
    </div>
  )
}
