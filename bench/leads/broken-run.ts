import { brokenTransfers, exchange } from './broken-transfers.ts'

export type BrokenRun = { readonly wrong: readonly string[]; readonly slowestMs: number }

// 0: cut off in the middle, there is nobody to answer. 408 and 431 are about the transfer, not about the form.
const refusals = new Set([0, 400, 408, 413, 415, 422, 431])

/** Each broken transfer in turn, so many in all, a few at a time. */
export async function runBroken(port: number, count: number): Promise<BrokenRun> {
  const kinds = Object.entries(brokenTransfers)
  const wrong: string[] = []
  let slowestMs = 0
  let next = 0
  const work = async () => {
    while (next < count) {
      const [kind = '', bytes = ''] = kinds[next % kinds.length] ?? []
      next += 1
      const { status, tookMs } = await exchange(port, bytes)
      slowestMs = Math.max(slowestMs, tookMs)
      if (!refusals.has(status)) wrong.push(`${kind}: ${status}`)
    }
  }
  await Promise.all([work(), work(), work(), work()])
  return { wrong, slowestMs }
}
