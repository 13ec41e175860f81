const hourMs = 3_600_000
// An attacker with many networks must not fill the memory: past this the longest unseen is forgotten.
const mostNetworks = 10_000

type Use = { readonly endedAt: number; readonly ms: number }

/** How long each network had lines, of calls that ended within the hour. */
export type LineTime = {
  add(network: string, ms: number): void
  of(network: string): number
}

export function createLineTime(now: () => number): LineTime {
  // In the order of the last call.
  const usesOf = new Map<string, readonly Use[]>()
  const recent = (network: string) =>
    (usesOf.get(network) ?? []).filter(({ endedAt }) => endedAt > now() - hourMs)

  return {
    add(network, ms) {
      const uses = [...recent(network), { endedAt: now(), ms }]
      usesOf.delete(network)
      usesOf.set(network, uses)
      if (usesOf.size > mostNetworks) usesOf.delete(usesOf.keys().next().value ?? '')
    },
    of: (network) => recent(network).reduce((sum, { ms }) => sum + ms, 0),
  }
}
