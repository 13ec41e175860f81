import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const address = 'https://geo.example/me'
const asked = vi.fn<typeof fetch>()

// The cache takes a place without a window for a server, where it does not try again.
vi.stubGlobal('window', globalThis)
const { createGeoLookup } = await import('./geo-lookup.ts')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
  asked.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

const answer =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status })

/** When it was asked, in seconds after the first time. */
function notedTimes(): number[] {
  const times: number[] = []
  const start = Date.now()
  asked.mockImplementation(async () => {
    times.push((Date.now() - start) / 1000)
    throw new TypeError('Failed to fetch')
  })
  return times
}

describe('the lookup of a country', () => {
  it('tells what the service says', async () => {
    asked.mockImplementation(answer({ country: 'GB' }))
    const onCountry = vi.fn<(country: string) => void>()

    createGeoLookup()(address, onCountry)
    await vi.advanceTimersByTimeAsync(0)

    expect(onCountry).toHaveBeenCalledWith('GB')
    expect(asked.mock.calls[0]?.[0]).toBe(address)
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' })
  })

  it('asks once for all who want to know', async () => {
    asked.mockImplementation(answer({ country: 'GB' }))
    const lookUp = createGeoLookup()
    const onCountry = vi.fn<(country: string) => void>()

    lookUp(address, () => undefined)
    await vi.advanceTimersByTimeAsync(0)
    lookUp(address, onCountry)
    await vi.advanceTimersByTimeAsync(0)

    expect(onCountry).toHaveBeenCalledWith('GB')
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('tries three times more, after 1, 2 and 4 seconds, and then no more', async () => {
    const times = notedTimes()

    createGeoLookup()(address, () => undefined)
    await vi.advanceTimersByTimeAsync(600_000)

    expect(times).toEqual([0, 1, 3, 7])
  })

  it.each([
    ['fails', answer({ country: 'GB' }, 500), 4],
    ['is no JSON', async () => new Response('<html>'), 4],
    ['knows no country', answer({ country: null }), 1],
    ['names no country', answer({ country: 'Atlantis' }), 1],
    ['never comes', () => new Promise<Response>(() => undefined), 1],
  ])('tells nothing when the answer %s', async (_, give, tries) => {
    asked.mockImplementation(give)
    const onCountry = vi.fn<(country: string) => void>()

    createGeoLookup()(address, onCountry)
    await vi.advanceTimersByTimeAsync(600_000)

    expect(onCountry).not.toHaveBeenCalled()
    expect(asked).toHaveBeenCalledTimes(tries)
  })

  it('keeps the answer for five minutes after the last one who wanted it', async () => {
    asked.mockImplementation(answer({ country: 'GB' }))
    const lookUp = createGeoLookup()
    const stop = lookUp(address, () => undefined)
    await vi.advanceTimersByTimeAsync(0)
    stop()

    await vi.advanceTimersByTimeAsync(299_000)
    lookUp(address, () => undefined)()
    expect(asked).toHaveBeenCalledTimes(1)

    await vi.advanceTimersByTimeAsync(301_000)
    lookUp(address, () => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
