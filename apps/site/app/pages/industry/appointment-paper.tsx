import type { AppointmentCardContent } from '@nightdesk/content'

/** The card a patient takes home: printed lines in ink, what the call filled in by carbon. */
export function AppointmentPaper(card: AppointmentCardContent) {
  return (
    <div className="visit">
      <div className="visit-card">
        <div className="visit-sheet">
          <p className="visit-title">{card.title}</p>
          <ul className="visit-days">
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
