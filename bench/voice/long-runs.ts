// Call after call: what the server still holds when they are over.
import { minuteMs } from '@nightdesk/contracts'
import budgets from '../budgets.json' with { type: 'json' }
import { atMost, told, type Figure } from '../figures.ts'
import { talkInCrowd } from './crowds.ts'
import { holdingsOf } from './holdings.ts'
import { linesPerCall, saidLines, talk, type Place } from './talk.ts'

const { voice: budget } = budgets
const crowdOfSix = 6

/** An hour of calls, one after the other. */
export const measureHour = (place: Place) =>
  measureHoldings(place, 60 * minuteMs, () => talk(place, saidLines.slice(0, linesPerCall)))

/** Six at once, for ten minutes. */
export const measureTenMinutesOfSix = (place: Place) =>
  measureHoldings(place, 10 * minuteMs, () => talkInCrowd(place, crowdOfSix))

async function measureHoldings(
  place: Place,
  lengthMs: number,
  callOnce: () => Promise<unknown>,
): Promise<Figure[]> {
  // The first calls fill caches and pools that are kept.
  await callOnce()
  const before = await holdingsOf(place.server.pid)
  const until = performance.now() + lengthMs
  let rounds = 0
  while (performance.now() < until) {
    await callOnce()
    rounds += 1
  }
  const after = await holdingsOf(place.server.pid)
  return [
    told('rounds', rounds),
    atMost('more threads', after.threads - before.threads, 0),
    atMost('more open files', after.openFiles - before.openFiles, 2),
    atMost(
      'more memory, percent',
      (100 * (after.memoryMb - before.memoryMb)) / before.memoryMb,
      budget.memoryGrowthPercent,
    ),
  ]
}
