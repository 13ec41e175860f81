import type { ClaimSection, ClaimStage } from '@nightdesk/content'

type Schedule = NonNullable<ClaimSection['schedule']>

/** A schedule with the weeks of each part drawn out: true where the work is done, and nothing elsewhere. */
export type ScheduleSheet = Omit<Schedule, 'stages'> & {
  readonly stages: readonly (Omit<ClaimStage, 'weeks'> & {
    readonly weeks: readonly (true | undefined)[]
  })[]
}

/** Drawn on the server, so that the page needs no program for it. */
export function toSheet(schedule: Schedule): ScheduleSheet {
  const all = weeksOf(schedule.stages)
  const stages = schedule.stages.map((stage, at) => {
    const from = weeksOf(schedule.stages.slice(0, at))
    const isFull = (week: number) => week >= from && week < from + stage.weeks
    return { ...stage, weeks: Array.from({ length: all }, (_, week) => isFull(week) || undefined) }
  })
  return { ...schedule, stages }
}

const weeksOf = (stages: readonly ClaimStage[]) => stages.reduce((sum, { weeks }) => sum + weeks, 0)
