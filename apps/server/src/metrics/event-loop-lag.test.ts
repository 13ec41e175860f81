import { Registry } from 'prom-client'
import { expect, it, onTestFinished } from 'vitest'

import { watchEventLoop } from './event-loop-lag.ts'

const stallMs = 400

function stall(): void {
  const until = performance.now() + stallMs
  while (performance.now() < until);
}

it('notices when the process stood still', async () => {
  const registry = new Registry()
  onTestFinished(watchEventLoop(registry))
  const count = async (what: string) => {
    const text = await registry.metrics()
    const line = text.split('\n').find((one) => one.includes(what))
    return Number(line?.split(' ').at(-1))
  }
  await expect.poll(() => count('seconds_count')).toBeGreaterThan(0)

  stall()

  // At least one look came a quarter of a second late or later.
  await expect
    .poll(async () => (await count('seconds_count')) - (await count('le="0.25"')))
    .toBeGreaterThan(0)
})
