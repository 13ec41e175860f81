import type { Clock } from '../clock.ts'
import { networksAround, type Network } from './network-address.ts'

const hourMs = 60 * 60 * 1_000
// An attacker with many addresses must not fill the memory: past this the longest unseen is forgotten.
const mostNetworks = 10_000

// A usual IPv6 line is a /56: 256 networks that each look like somebody new. An office behind an IPv4 /24 fits well.
const firstLeadsPerHour: Readonly<Record<Network['bits'], number>> = { 24: 20, 48: 20, 56: 10 }

/** How many visitors of one network may be taken for newcomers in an hour. */
export type NetworkQuota = {
  /** True when one of the networks around the address has had all of its own. */
  isSpent(address: string): boolean
  /** Returns how to give it back. */
  take(address: string): () => void
}

export function createNetworkQuota(clock: Pick<Clock, 'now'>): NetworkQuota {
  const timesOf = new Map<string, number[]>()

  function recentTimes({ name }: Network): number[] {
    const times = timesOf.get(name) ?? []
    // Set anew, so that the map's order is that of the last visit.
    timesOf.delete(name)
    timesOf.set(name, times)
    if (timesOf.size > mostNetworks) timesOf.delete(timesOf.keys().next().value ?? '')
    while ((times[0] ?? Infinity) <= clock.now() - hourMs) times.shift()
    return times
  }

  return {
    isSpent(address) {
      return networksAround(address).some(
        (network) => recentTimes(network).length >= firstLeadsPerHour[network.bits],
      )
    },
    take(address) {
      const at = clock.now()
      const taken = networksAround(address).map(recentTimes)
      for (const times of taken) times.push(at)
      return () => {
        // Times that are equal are one as good as the other.
        for (const times of taken) times.splice(times.indexOf(at), 1)
      }
    },
  }
}
