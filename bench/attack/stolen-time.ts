import { readFileSync } from 'node:fs'

// The kernel counts in hundredths of a second for everybody who reads.
const msPerTick = 10
const stolenField = 8

/**
 * For how long another guest of the same host had the processors of this machine while they were wanted here, summed
 * over all of them, in milliseconds. Zero where the kernel does not say.
 */
export function stolenMs(): number {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
    return Number(all.split(/\s+/)[stolenField] ?? 0) * msPerTick
  } catch {
    return 0
  }
}
