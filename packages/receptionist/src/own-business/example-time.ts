import { ownDesk, type Line } from '@nightdesk/content'
import type { Hours, Week } from '@nightdesk/contracts'
import type { Now } from '@nightdesk/understanding'
import { spanAt } from './open-hours.ts'
import type { OwnTaskId } from './trade-plans.ts'

const { timeExamples, soonExample } = ownDesk
const evening = 17 * 60

/** A time that a caller might say, and that the business is open at: on the most days, where none is on all. */
export function exampleTime(task: OwnTaskId, { hours, now }: { hours: Hours; now: Now }): Line {
  const { week } = hours
  if (task === 'order' && isOpenIn(soonExample.minutes, hours, now)) return soonExample.line
  const usual = timeExamples.toSorted((one, other) => rank(task, one) - rank(task, other))
  const best = Math.max(...usual.map(({ minutes }) => openDays(week, minutes)))
  const found = usual.find(({ minutes }) => openDays(week, minutes) === best)
  return found?.line ?? soonExample.line
}

type Example = (typeof timeExamples)[number]

/** People dine in the evening. */
const rank = (task: OwnTaskId, { minutes }: Example) =>
  task === 'table' && minutes < evening ? 1 : 0

function openDays(week: Week, minutes: number): number {
  return week.filter((spans) =>
    spans.some(({ opens, closes }) => opens <= minutes && minutes < closes),
  ).length
}

/** Whether it is open now, and so many minutes from now. */
function isOpenIn(minutes: number, hours: Hours, { day, minutes: at }: Now): boolean {
  const isOpenAt = (moment: number) => spanAt(hours, day, moment) !== undefined
  return isOpenAt(at) && at + minutes < 1_440 && isOpenAt(at + minutes)
}
