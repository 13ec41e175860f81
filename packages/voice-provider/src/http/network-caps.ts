import { createNetworkQuota, networksAround } from '@nightdesk/contracts'

import type { CapOptions, Refusal } from './call-caps.ts'

// What nobody took up, in an hour. A usual IPv6 line is a /56, and its owner has 256 networks that each look new.
const abandonedPerHour = { 24: 20, 48: 20, 56: 10 } as const
const soonSeconds = 10

/**
 * Calls that were asked for and are not joined cost nothing to make: whoever has a thousand addresses could hold every
 * line with them. They are counted by the networks around an address as well.
 */
export type NetworkCaps = {
  refuse(address: string): Refusal | undefined
  /** Somebody has a line and is to join; returns how to tell what became of it. */
  expect(address: string): (hasJoined: boolean) => void
}

export function createNetworkCaps(options: CapOptions, now: () => number): NetworkCaps {
  const { maxCalls, callsPerAddress, callsPerHour } = options
  // What one address may have, its network may have too.
  const mostExpected = Math.max(1, Math.floor(maxCalls / 2), callsPerAddress)
  const atLeast = (most: number) => Math.max(most, callsPerHour)
  const abandoned = createNetworkQuota({
    perHour: {
      24: atLeast(abandonedPerHour[24]),
      48: atLeast(abandonedPerHour[48]),
      56: atLeast(abandonedPerHour[56]),
    },
    now,
  })
  const expected = new Map<string, number>()
  const countOf = (name: string) => expected.get(name) ?? 0

  function add(name: string, more: 1 | -1): void {
    const count = countOf(name) + more
    if (count > 0) expected.set(name, count)
    else expected.delete(name)
  }

  return {
    refuse(address) {
      const waitMs = abandoned.waitMs(address)
      if (waitMs > 0) {
        const message = 'Too many calls from this network were never taken up.'
        return { cap: 'network', message, retryAfterSeconds: Math.ceil(waitMs / 1000) }
      }
      if (networksAround(address).every(({ name }) => countOf(name) < mostExpected))
        return undefined
      const message = 'Too many calls from this network are about to begin.'
      return { cap: 'network', message, retryAfterSeconds: soonSeconds }
    },
    expect(address) {
      const names = networksAround(address).map(({ name }) => name)
      for (const name of names) add(name, 1)
      let isSettled = false
      return (hasJoined) => {
        if (isSettled) return
        isSettled = true
        for (const name of names) add(name, -1)
        if (!hasJoined) abandoned.take(address)
      }
    },
  }
}
