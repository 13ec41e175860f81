// Call after call: what the server still holds when they are over.
import { minuteMs } from '@nightdesk/contracts'
import budgets from '../budgets.json' with { type: 'json' }
import { atMost, type Figure } from '../figures.ts'
import { holdingsOf } from './holdings.ts'
import { linesPerCall, saidLines, talk, type Place } from './talk.ts'

const { voice: budget } = budgets

/** An hour of calls, one after the other. */
export const measureHour = (place: Place) =>
  measureHoldings(place.server.pid, 60 * minuteMs, async (lengthMs) => {
    const until = performance.now() + lengthMs
    while (performance.now() < until) await talk(place, saidLines.slice(0, linesPerCall))
  })

/** What a process holds more after calls of such a length than after a minute of them. */
export async function measureHoldings(
  pid: number | undefined,
  lengthMs: number,
  callFor: (lengthMs: number) => Promise<void>,
): Promise<Figure[]> {
  // The first calls fill caches and pools that are kept.
  await callFor(minuteMs)
  const before = await holdingsOf(pid)
  await callFor(lengthMs)
  const after = await holdingsOf(pid)
  return [
    atMost('more threads', after.threads - before.threads, 0),
    atMost('more open files', after.openFiles - before.openFiles, 2),
    atMost(
      'more memory, percent',
      (100 * (after.memoryMb - before.memoryMb)) / before.memoryMb,
      budget.memoryGrowthPercent,
    ),
  ]
}
