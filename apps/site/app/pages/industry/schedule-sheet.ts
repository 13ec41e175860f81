import type { ClaimSection, ClaimStage } from '@nightdesk/content'

type Schedule = NonNullable<ClaimSection['schedule']>

type Week = { readonly week: number; readonly isFull?: true }

/** A schedule with the weeks of each part drawn out: full where the work is done. */
export type ScheduleSheet = Omit<Schedule, 'stages'> & {
  readonly stages: readonly (Omit<ClaimStage, 'weeks'> & {
    readonly weeks: readonly Week[]
  })[]
}

/** Drawn on the server, so that the page needs no program for it. */
export function toSheet(schedule: Schedule): ScheduleSheet {
  const all = weeksOf(schedule.stages)
  const stages = schedule.stages.map((stage, at) => {
    const from = weeksOf(schedule.stages.slice(0, at))
    const isFull = (week: number) => week > from && week <= from + stage.weeks
    const weeks = Array.from({ length: all }, (_, index): Week => {
      const week = index + 1
      return isFull(week) ? { week, isFull: true } : { week }
    })
    return Object.assign({}, stage, { weeks })
  })
  return { ...schedule, stages }
}

const weeksOf = (stages: readonly ClaimStage[]) => stages.reduce((sum, { weeks }) => sum + weeks, 0)
