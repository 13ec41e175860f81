import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startWithoutProvider } from './start-call.ts'

describe('a start without a voice provider', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('fails after one round of the dots and says why', async () => {
    const outcome = expect(startWithoutProvider(new AbortController().signal)).rejects.toThrow(
      'No voice provider is configured.',
    )

    await vi.advanceTimersByTimeAsync(900)

    await outcome
  })

  it('leaves no timer behind when it is stopped', () => {
    const call = new AbortController()
    void startWithoutProvider(call.signal)
    expect(vi.getTimerCount()).toBe(1)

    call.abort()

    expect(vi.getTimerCount()).toBe(0)
  })
})
