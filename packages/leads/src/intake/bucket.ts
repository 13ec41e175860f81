import { minuteMs } from '@nightdesk/contracts'

import type { Clock } from '../clock.ts'

/** So many a minute, or in another time: full at first, and filling evenly. */
export type Bucket = {
  /** Zero when one can be taken and so many would still be left; else how long to wait, in milliseconds. */
  waitMs(reserve?: number): number
  take(): void
  giveBack(): void
}

export function createBucket(
  most: number,
  clock: Pick<Clock, 'now'>,
  withinMs: number = minuteMs,
): Bucket {
  let level = most
  let filledAt = clock.now()

  function fill(): void {
    const gained = (Math.max(0, clock.now() - filledAt) / withinMs) * most
    level = Math.min(most, level + gained)
    filledAt = clock.now()
  }

  return {
    waitMs(reserve = 0) {
      fill()
      return (Math.max(0, 1 + reserve - level) / most) * withinMs
    },
    take() {
      level -= 1
    },
    giveBack() {
      level = Math.min(most, level + 1)
    },
  }
}
