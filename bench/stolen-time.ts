// On a rented machine the host may give the processors to its other guests. Timings of such a minute say nothing about
// the product, so a benchmark prints how much was taken.
import { existsSync, readFileSync } from 'node:fs'

const counters = '/proc/stat'
const stealColumn = 7
const idleColumns = [3, 4]

type Ticks = { readonly stolen: number; readonly wanted: number }

/** The share of the processor time asked for since then that went to other guests, in percent. */
export function measureStolenTime(): () => number {
  const before = readTicks()
  return () => {
    const after = readTicks()
    const wanted = after.wanted - before.wanted
    return wanted > 0 ? (100 * (after.stolen - before.stolen)) / wanted : 0
  }
}

/** Zero of zero where the system does not count it. */
function readTicks(): Ticks {
  if (!existsSync(counters)) return { stolen: 0, wanted: 0 }
  return ticksOf(readFileSync(counters, 'utf8'))
}

/** Reads the first line: user, nice, system, idle, iowait, irq, softirq, steal, and guests, which are in user already. */
export function ticksOf(text: string): Ticks {
  const ticks = (text.split('\n', 1)[0] ?? '')
    .trim()
    .split(/\s+/)
    .slice(1, stealColumn + 2)
    .map(Number)
  const wanted = ticks.reduce((sum, each, at) => (idleColumns.includes(at) ? sum : sum + each), 0)
  return { stolen: ticks[stealColumn] ?? 0, wanted }
}
