import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startWithoutProvider } from './start-call.ts'

describe('a start without a voice provider', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('fails after one round of the dots and says why', async () => {
    const { signal } = new AbortController()
    const outcome = startWithoutProvider(signal).catch((error: unknown) => error)

    await vi.advanceTimersByTimeAsync(900)

    expect(await outcome).toEqual(new Error('No voice provider is configured.'))
  })

  it('leaves no timer behind when it is stopped', () => {
    const call = new AbortController()
    void startWithoutProvider(call.signal)
    expect(vi.getTimerCount()).toBe(1)

    call.abort()

    expect(vi.getTimerCount()).toBe(0)
  })
})
