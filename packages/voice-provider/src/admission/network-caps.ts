import { createNetworkQuota, networksAround, newcomersPerHour } from '@nightdesk/contracts'

import type { CapOptions, Refusal } from './call-caps.ts'

const soonSeconds = 10

/**
 * Calls that were asked for and are not joined cost nothing to make: whoever has a thousand addresses could hold every
 * line with them. They are counted by the networks around an address as well.
 */
export type NetworkCaps = {
  refuse(address: string): Refusal | undefined
  /** Somebody has a line and is to join; returns how to tell what becomes of it. */
  expect(address: string): Expected
}

export type Expected = { join(): void; end(): void }

export function createNetworkCaps(options: CapOptions, now: () => number): NetworkCaps {
  const { maxCalls, callsPerAddress, callsPerHour } = options
  // What one address may have, its network may have too.
  const mostExpected = Math.max(1, Math.floor(maxCalls / 2), callsPerAddress)
  const atLeast = (most: number) => Math.max(most, callsPerHour)
  // Calls that nobody took up.
  const abandoned = createNetworkQuota({
    perHour: {
      24: atLeast(newcomersPerHour[24]),
      48: atLeast(newcomersPerHour[48]),
      56: atLeast(newcomersPerHour[56]),
    },
    now,
  })
  // Whoever has many addresses side by side leaves one line for the rest of the world.
  const mostHeld = Math.max(2, maxCalls - 1, callsPerAddress)
  const expected = createCounter()
  const held = createCounter()

  return {
    refuse(address) {
      const waitMs = abandoned.waitMs(address)
      if (waitMs > 0) {
        const message = 'Too many calls from this network were never taken up.'
        return { cap: 'network', message, retryAfterSeconds: Math.ceil(waitMs / 1000) }
      }
      const names = namesAround(address)
      const isFull =
        names.some((name) => expected.of(name) >= mostExpected) ||
        names.some((name) => held.of(name) >= mostHeld)
      if (!isFull) return undefined
      const message = 'Too many calls from this network are running or about to begin.'
      return { cap: 'network', message, retryAfterSeconds: soonSeconds }
    },
    expect(address) {
      const names = namesAround(address)
      for (const name of names) expected.add(name, 1)
      for (const name of names) held.add(name, 1)
      let hasJoined = false
      const settle = () => {
        for (const name of names) expected.add(name, -1)
      }
      return {
        join() {
          if (hasJoined) return
          hasJoined = true
          settle()
        },
        end() {
          for (const name of names) held.add(name, -1)
          if (hasJoined) return
          settle()
          abandoned.take(address)
        },
      }
    },
  }
}

const namesAround = (address: string) => networksAround(address).map(({ name }) => name)

/** Counts by name; what is none takes no room. */
function createCounter() {
  const counts = new Map<string, number>()
  const of = (name: string) => counts.get(name) ?? 0
  return {
    of,
    add(name: string, more: 1 | -1): void {
      const count = of(name) + more
      if (count > 0) counts.set(name, count)
      else counts.delete(name)
    },
  }
}
