import { dayMs, hourMs } from '@nightdesk/contracts'

import type { CapOptions, Refusal } from './call-caps.ts'
import { createCallHistory } from './call-history.ts'

const soonSeconds = 30
// An attacker with many addresses must not fill the memory.
const mostOwed = 1_000
const inWords = { hour: 'an hour', day: 'a day' } as const

/** How often a visitor calls, and with how many lines at the same time. */
export type VisitorCaps = {
  /** Why this visitor gets no line, however many are free. */
  refuse(visitor: string): Refusal | undefined
  /** Whether they had a call within the hour that nobody cut short. */
  hasCalled(visitor: string): boolean
  begin(visitor: string): void
  end(visitor: string): void
  /** Their call is ended for somebody else: until they have a line again it does not count. */
  owe(visitor: string): void
  learn(visitor: string, times: readonly number[]): void
}

export function createVisitorCaps(options: CapOptions, now: () => number): VisitorCaps {
  const running = new Map<string, number>()
  const history = createCallHistory(now)
  const owed = new Set<string>()

  const linesOf = (visitor: string) => running.get(visitor) ?? 0

  function refuseFor(cap: 'hour' | 'day', visitor: string, most: number, spanMs: number) {
    const waitMs = history.waitMs(visitor, most, spanMs)
    if (waitMs === undefined) return undefined
    const message = `No more than ${most} calls ${inWords[cap]}.`
    return { cap, message, retryAfterSeconds: Math.ceil(waitMs / 1000) }
  }

  return {
    refuse(visitor) {
      if (linesOf(visitor) >= options.callsPerAddress) {
        const message = 'There is a call from this address already.'
        return { cap: 'address', message, retryAfterSeconds: soonSeconds }
      }
      return (
        refuseFor('hour', visitor, options.callsPerHour, hourMs) ??
        refuseFor('day', visitor, options.callsPerDay, dayMs)
      )
    },
    hasCalled: (visitor) => !owed.has(visitor) && history.waitMs(visitor, 1, hourMs) !== undefined,
    begin(visitor) {
      running.set(visitor, linesOf(visitor) + 1)
      history.add(visitor)
      owed.delete(visitor)
    },
    end(visitor) {
      if (linesOf(visitor) > 1) running.set(visitor, linesOf(visitor) - 1)
      else running.delete(visitor)
    },
    owe(visitor) {
      owed.add(visitor)
      if (owed.size > mostOwed) owed.delete(owed.keys().next().value ?? '')
    },
    learn: (visitor, times) => history.learn(visitor, times),
  }
}
