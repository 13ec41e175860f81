import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPulse, longestSilenceMs, longestThoughtMs } from './pulse.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch(spentMs: () => Promise<number>) {
  const onStandstill = vi.fn<() => void>()
  const ask = vi.fn<() => void>()
  const pulse = createPulse({ ask, spentMs, onStandstill })
  pulse.start()
  return { pulse, ask, onStandstill }
}

/** A thread that gets this share of a processor. */
const thinking = (share: number) => {
  const startedAt = Date.now()
  return async () => (Date.now() - startedAt) * share
}

it('ends a thread that thinks for two seconds without a sign of life', async () => {
  const { onStandstill } = watch(thinking(1))
  await vi.advanceTimersByTimeAsync(longestThoughtMs - 100)
  expect(onStandstill).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_200)
  expect(onStandstill).toHaveBeenCalledOnce()
})

it('waits for a thread that waits for its turn on a busy machine', async () => {
  const { pulse, onStandstill } = watch(thinking(0.1))
  await vi.advanceTimersByTimeAsync(12_000)
  expect(onStandstill).not.toHaveBeenCalled()
  pulse.felt()
  await vi.advanceTimersByTimeAsync(500)
  pulse.felt()
  expect(onStandstill).not.toHaveBeenCalled()
})

it.each([
  ['never says what it spent', () => new Promise<number>(() => {})],
  ['cannot say it', async () => Promise.reject(new Error('gone'))],
])('does not wait for ever for one that %s', async (_, spentMs) => {
  const { onStandstill } = watch(spentMs)
  await vi.advanceTimersByTimeAsync(longestThoughtMs + 1_000)
  expect(onStandstill).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2 * longestSilenceMs)
  expect(onStandstill).toHaveBeenCalledOnce()
})

it('asks again after each sign of life, and no more once stopped', async () => {
  const { pulse, ask, onStandstill } = watch(thinking(1))
  pulse.felt()
  await vi.advanceTimersByTimeAsync(500)
  expect(ask).toHaveBeenCalledTimes(2)
  pulse.stop()
  await vi.advanceTimersByTimeAsync(2 * longestSilenceMs)
  expect(onStandstill).not.toHaveBeenCalled()
})
