import { readFileSync } from 'node:fs'

const nanosecondsPerMs = 1e6

/**
 * For how long a process has been ready to run and had no processor, in milliseconds; of its threads only the first
 * counts, which runs its JavaScript. Zero where the kernel does not say.
 */
export function processorWaitMs(pid: number | 'self' | undefined): number {
  try {
    const [, waited = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
    return Number(waited) / nanosecondsPerMs
  } catch {
    return 0
  }
}
