import { residentMb } from '../../scripts/process/numbers.ts'

const everyMs = 1_000

/** Looks at the memory of a process once a second; the stop says how much it had at most. */
export function watchMemory(pid: number | undefined): { stop(): number } {
  let peakMb = 0
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(pid))
  }, everyMs)
  return {
    stop() {
      clearInterval(timer)
      return peakMb
    },
  }
}
