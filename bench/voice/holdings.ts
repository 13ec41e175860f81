import { setTimeout as delay } from 'node:timers/promises'
import { openFiles, residentMb, threads } from '../../scripts/process/numbers.ts'

export type Holdings = {
  readonly threads: number
  readonly openFiles: number
  readonly memoryMb: number
}

// The last call's things are let go within two seconds.
const settleMs = 3_000

/** What a process holds, once its last call has settled. */
export async function holdingsOf(pid: number | undefined): Promise<Holdings> {
  await delay(settleMs)
  return { threads: threads(pid), openFiles: openFiles(pid), memoryMb: residentMb(pid) }
}
