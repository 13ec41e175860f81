import { expect, it } from 'vitest'
import { sentinelLayout, sharedNow } from './sentinel-memory.ts'
import { startSentinel } from './sentinel.ts'

it('counts as lost the time for which its thread does not come back', async () => {
  const sentinel = await startSentinel()
  await sentinel.stop()
  const from = sharedNow() + 10
  while (sharedNow() < from + 50);

  expect(sentinel.lostMs(from, from + 50)).toBeCloseTo(50)
})

it('keeps the last spans in a ring, oldest first', () => {
  const layout = sentinelLayout()
  for (let from = 0; from < 1_030; from += 1) layout.lost({ from, to: from + 0.5 })

  expect(layout.spans()).toHaveLength(1_024)
  expect(layout.spans()[0]).toEqual({ from: 6, to: 6.5 })
  expect(layout.spans().at(-1)).toEqual({ from: 1_029, to: 1_029.5 })
})
