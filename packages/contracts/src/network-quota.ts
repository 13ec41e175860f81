import { hourMs } from './durations.ts'
import { networksAround, type Network } from './network-address.ts'

// An attacker with many addresses must not fill the memory: past this the longest unseen is forgotten.
const mostNetworks = 10_000

/** How often something may come out of one network in an hour, whatever the address in it. */
export type NetworkQuota = {
  /** Zero when none of the networks around the address has had all of its own; else how long to wait. */
  waitMs(address: string): number
  /** Puts what all servers know of a network in the place of what this one remembers: times, oldest first. */
  learn(name: Network['name'], times: readonly number[]): void
  /** Returns how to give it back. */
  take(address: string): () => void
}

export type QuotaOptions = {
  /** By how many bits the addresses of a network share. */
  readonly perHour: Readonly<Record<Network['bits'], number>>
  readonly now: () => number
}

/**
 * What a network may have in an hour where each visitor costs next to nothing. A usual IPv6 line is a /56: 256 networks
 * that each look like somebody new. An office behind an IPv4 /24 fits well.
 */
export const newcomersPerHour: QuotaOptions['perHour'] = { 24: 20, 48: 20, 56: 10 }

export function createNetworkQuota({ perHour, now }: QuotaOptions): NetworkQuota {
  const timesOf = new Map<string, number[]>()

  function recentTimes({ name }: Network): number[] {
    const times = timesOf.get(name) ?? []
    // Set anew, so that the map's order is that of the last visit.
    timesOf.delete(name)
    timesOf.set(name, times)
    if (timesOf.size > mostNetworks) timesOf.delete(timesOf.keys().next().value ?? '')
    while ((times[0] ?? Infinity) <= now() - hourMs) times.shift()
    return times
  }

  /** There is a place again when the oldest of the last so many is an hour old. */
  function waitFor(network: Network): number {
    const oldest = recentTimes(network).at(-perHour[network.bits])
    return oldest === undefined ? 0 : oldest + hourMs - now()
  }

  return {
    waitMs: (address) => Math.max(0, ...networksAround(address).map(waitFor)),
    learn: (name, times) => void timesOf.set(name, [...times]),
    take(address) {
      const at = now()
      const taken = networksAround(address).map(recentTimes)
      for (const times of taken) times.push(at)
      return () => {
        // Times that are equal are one as good as the other.
        for (const times of taken) times.splice(times.indexOf(at), 1)
      }
    },
  }
}
