import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { createCallCaps, type Place } from './call-caps.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

/** Four lines that are held by these. */
async function open(addresses: readonly string[]) {
  const options = { maxCalls: 4, callsPerAddress: 1, callsPerHour: 6, callsPerDay: 20 }
  const caps = createCallCaps(options, Date.now)
  const places = new Map<string, Place>()

  async function ask(address: string, signal?: AbortSignal): Promise<string> {
    const place = await caps.ask(address, signal)
    if (place.cap) return place.cap
    place.join()
    place.yieldBy(() => hangUp(address))
    places.set(address, place)
    return 'a line'
  }
  function hangUp(address: string): void {
    places.get(address)?.giveBack()
    places.delete(address)
  }
  for (const address of addresses) await ask(address)
  return { caps, places, ask, hangUp }
}

const twoNetworks = ['192.0.2.1', '192.0.2.2', '198.51.100.1', '198.51.100.2']
const fourNetworks = ['192.0.2.1', '198.51.100.1', '203.0.113.1', '100.64.0.1']

it('gives a newcomer a line within ten seconds, however often two networks call anew', async () => {
  const { ask, hangUp, places } = await open(twoNetworks)
  const asked = ask('100.65.1.1')
  // Every one of their calls is younger than 8 s, for ever.
  let at = 3
  const timer = setInterval(() => {
    const [oldest = ''] = places.keys()
    hangUp(oldest)
    void ask(`${oldest.split('.', 3).join('.')}.${(at += 1)}`)
  }, 1_500)

  await vi.advanceTimersByTimeAsync(10_000)
  clearInterval(timer)
  expect(await asked).toBe('a line')
})

it('waits for a line that is about to be given up', async () => {
  const { ask, places } = await open(twoNetworks)

  expect(await outcomeOf(ask('100.65.1.1'))).toEqual(['a line', 8_000])
  expect([...places.keys()]).toHaveLength(4)
})

it('refuses at once where no line is about to be given up', async () => {
  const { ask } = await open(fourNetworks)

  expect(await ask('100.65.1.1')).toBe('site')
  expect(vi.getTimerCount()).toBe(0)
})

it('serves those first whose network has had least', async () => {
  const { ask, hangUp } = await open(fourNetworks)
  await vi.advanceTimersByTimeAsync(12_000)
  hangUp('192.0.2.1')
  expect(await ask('100.65.1.1')).toBe('a line')
  const again = ask('192.0.2.2')
  const first = ask('100.66.2.1')
  hangUp('198.51.100.1')

  expect(await first).toBe('a line')
  expect(await Promise.race([again, Promise.resolve('waits')])).toBe('waits')
})

it('forgets a page that is gone', async () => {
  const { ask, caps, hangUp } = await open(twoNetworks)
  const gone = new AbortController()
  const asked = ask('100.65.1.1', gone.signal)
  gone.abort()

  expect(await asked).toBe('site')
  expect(vi.getTimerCount()).toBe(0)
  hangUp('192.0.2.1')
  expect(caps.callsNow).toBe(3)
})

it('lets two of a network wait, so that it cannot fill the queue', async () => {
  const { ask } = await open(twoNetworks)
  const asked = Array.from({ length: 300 }, (_, at) => ask(`100.65.1.${at % 250}`))
  const outcomes = Promise.all(asked)

  expect(await outcomeOf(ask('100.66.2.1'))).toEqual(['a line', 8_000])
  expect((await outcomes).filter((outcome) => outcome === 'a line').length).toBeLessThan(3)
})

it('lets eight of a block of networks wait', async () => {
  const { ask } = await open(twoNetworks)
  const asked = Array.from({ length: 200 }, (_, at) => ask(`100.65.${at}.1`))
  const outcomes = Promise.all(asked)

  expect(await outcomeOf(ask('100.66.2.1'))).toEqual(['a line', 8_000])
  expect((await outcomes).filter((outcome) => outcome !== 'site').length).toBeLessThan(8)
})

it('pushes the worst claim out of a full queue for a better one', async () => {
  const { ask, hangUp } = await open([])
  const blocks = Array.from({ length: 32 }, (_, at) => `11.${at}`)
  for (const block of blocks) {
    await ask(`${block}.250.1`)
    await vi.advanceTimersByTimeAsync(10)
    hangUp(`${block}.250.1`)
  }
  for (const address of twoNetworks) await ask(address)
  const refused: string[] = []
  for (let network = 0; network < 8; network += 1) {
    for (const block of blocks) void ask(`${block}.${network}.1`).then((what) => refused.push(what))
  }
  const asked = ask('100.66.2.1')
  await vi.advanceTimersByTimeAsync(0)

  expect(refused).toEqual(['site'])
  expect(await outcomeOf(asked)).toEqual(['a line', 8_000])
})

/** What became of it within ten seconds, and after how long. */
async function outcomeOf(asked: Promise<string>): Promise<readonly [string, number]> {
  const start = Date.now()
  const settled = asked.then((outcome) => [outcome, Date.now() - start] as const)
  await vi.advanceTimersByTimeAsync(10_000)
  return Promise.race([settled, Promise.resolve(['waits', Infinity] as const)])
}
