import { Section } from '../../ui/section.tsx'
import type { ScheduleSheet } from './schedule-sheet.ts'

/** How long it takes, as a sheet with a column for each week and a line for each part of the work. */
export function Schedule({ label, title, lead, weekLabel, stages, afterwards }: ScheduleSheet) {
  return (
    <div className="schedule">
      <Section tone="raised" label={label} title={title} lead={lead}>
        <div className="plan">
          <p className="plan-weeks" aria-hidden="true">
            <span>{weekLabel}</span>
            {stages[0]?.weeks.map(({ week }) => (
              <span key={week}>{week}</span>
            ))}
          </p>
          <ol className="plan-stages">
            {stages.map(({ name, when, isLikely, weeks }) => (
              <li key={name} className="plan-line" data-likely={isLikely}>
                <span>
                  <span className="visually-hidden">{when}: </span>
                  {name}
                </span>
                {/* The cells are for the eye; whoever listens hears the weeks in words. */}
                {weeks.map(({ week, isFull }) => (
                  <span key={week} className="plan-cell" data-full={isFull} aria-hidden="true" />
                ))}
              </li>
            ))}
          </ol>
          <p className="plan-after">
            <span>{afterwards.when}</span> <strong>{afterwards.name}</strong>
          </p>
        </div>
      </Section>
    </div>
  )
}
