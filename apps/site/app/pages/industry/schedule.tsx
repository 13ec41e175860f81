import type { ClaimSection, ClaimStage } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'

type ScheduleProps = NonNullable<ClaimSection['schedule']>

/** How long it takes, as a sheet with a column for each week and a line for each part of the work. */
export function Schedule(schedule: ScheduleProps) {
  const { label, title, lead, weekLabel, stages, afterwards } = schedule
  const weeks = stages.reduce((sum, stage) => sum + stage.weeks, 0)
  return (
    <div className="schedule">
      <Section tone="raised" label={label} title={title} lead={lead}>
        <div className="plan">
          <p className="plan-weeks" aria-hidden="true">
            <span>{weekLabel}</span>
            {Array.from({ length: weeks }, (_, index) => (
              <span key={index}>{index + 1}</span>
            ))}
          </p>
          <ol className="plan-stages">
            {stages.map((stage, index) => (
              <Stage
                key={stage.name}
                stage={stage}
                weeks={weeks}
                from={weeksBefore(stages, index)}
              />
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

function weeksBefore(stages: readonly ClaimStage[], index: number): number {
  return stages.slice(0, index).reduce((sum, stage) => sum + stage.weeks, 0)
}

type StageProps = {
  readonly stage: ClaimStage
  readonly weeks: number
  /** How many weeks have passed when it begins. */
  readonly from: number
}

/** The cells are for the eye; whoever listens hears the weeks in words. */
function Stage({ stage, weeks, from }: StageProps) {
  return (
    <li className="plan-line" data-likely={stage.isLikely}>
      <span>
        <span className="visually-hidden">{stage.when}: </span>
        {stage.name}
      </span>
      {Array.from({ length: weeks }, (_, week) => (
        <span
          key={week}
          className="plan-cell"
          data-full={(week >= from && week < from + stage.weeks) || undefined}
          aria-hidden="true"
        />
      ))}
    </li>
  )
}
