import { expect, it } from 'vitest'

import { createManualClock } from '../testing/manual-clock.ts'
import { createPump } from './pump.ts'

function count() {
  const clock = createManualClock()
  const pump = createPump(clock)
  const ticks: number[] = []
  const remove = pump.add((now) => ticks.push(now))
  return { clock, pump, ticks, remove }
}

it('ticks once for every 20 ms', async () => {
  const { clock, ticks } = count()

  await clock.pass(1_000)

  expect(ticks).toHaveLength(51)
})

it('makes up for a clock that comes late', () => {
  const { clock, ticks } = count()

  for (const late of [7, 95, 3, 200, 41]) clock.leap(late)

  expect(ticks).toHaveLength(Math.floor((7 + 95 + 3 + 200 + 41) / 20) + 1)
})

it('does not replay a stall that nobody waits for any more', () => {
  const { clock, ticks } = count()

  clock.leap(60_000)

  expect(ticks).toHaveLength(1)
})

it('stops with the last of its users, and their timer with them', async () => {
  const { clock, ticks, remove } = count()

  remove()
  await clock.pass(200)

  expect(ticks).toEqual([])
})

it('lets a tick take out its own entry', async () => {
  const clock = createManualClock()
  const pump = createPump(clock)
  let ticks = 0
  const remove = pump.add(() => {
    ticks += 1
    remove()
  })

  clock.leap(200)

  expect(ticks).toBe(1)
})
