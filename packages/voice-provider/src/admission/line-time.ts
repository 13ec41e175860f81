// An attacker with many networks must not fill the memory: past this the longest unseen is forgotten.
import { hourMs } from '@nightdesk/contracts'

const mostNetworks = 10_000
// Calls that ended in the same minute are forgotten in the same minute: an hour is so many sums, whatever was called.
const sumMs = 60_000

/** What ended from this time on until a minute later. */
type Sum = { readonly from: number; ms: number }
type Used = { readonly sums: Sum[]; ms: number }

/** How long each network had lines, of calls that ended within the hour. */
export type LineTime = {
  add(network: string, ms: number): void
  of(network: string): number
}

/** Keeps running sums: while many wait, this is asked for thousands of times a second. */
export function createLineTime(now: () => number): LineTime {
  // In the order of the last call.
  const usedBy = new Map<string, Used>()

  function recent(network: string): Used | undefined {
    const used = usedBy.get(network)
    while (used?.sums[0] && used.sums[0].from <= now() - hourMs)
      used.ms -= used.sums.shift()?.ms ?? 0
    return used
  }

  return {
    add(network, ms) {
      const used = recent(network) ?? { sums: [], ms: 0 }
      const last = used.sums.at(-1)
      if (last && now() < last.from + sumMs) last.ms += ms
      else used.sums.push({ from: now(), ms })
      used.ms += ms
      usedBy.delete(network)
      usedBy.set(network, used)
      if (usedBy.size > mostNetworks) usedBy.delete(usedBy.keys().next().value ?? '')
    },
    of: (network) => recent(network)?.ms ?? 0,
  }
}
