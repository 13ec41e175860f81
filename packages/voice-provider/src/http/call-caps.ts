import { rateKey, type VisitLog } from '@nightdesk/contracts'

import { createCallHistory, dayMs } from './call-history.ts'
import { createNetworkCaps } from './network-caps.ts'

const hourMs = 3_600_000

export type CapOptions = {
  readonly maxCalls: number
  readonly callsPerAddress: number
  readonly callsPerHour: number
  readonly callsPerDay: number
}

export type Refusal = {
  readonly cap: 'site' | 'address' | 'network' | 'hour' | 'day'
  readonly message: string
  readonly retryAfterSeconds: number
}

/** A line that is held for a call. */
export type Place = {
  readonly cap?: undefined
  /** The caller is there: until then the line is only kept for them. */
  join(): void
  /** The call is over. */
  giveBack(): void
}

/** Who may start one more call. */
export type CallCaps = {
  readonly callsNow: number
  /** Puts what all servers know of a visitor's calls in the place of what this one remembers: times, oldest first. */
  learn(visitor: string, times: readonly number[]): void
  /** Takes a place, or says why there is none. */
  take(address: string): Refusal | Place
}

const soonSeconds = 30

export function createCallCaps(options: CapOptions, now: () => number): CallCaps {
  const running = new Map<string, number>()
  const history = createCallHistory(now)
  const networks = createNetworkCaps(options, now)
  let callsNow = 0

  const linesOf = (visitor: string) => running.get(visitor) ?? 0

  const hasCalled = (visitor: string) => history.waitMs(visitor, 1, hourMs) !== undefined

  function refuse(visitor: string): Refusal | undefined {
    if (callsNow >= options.maxCalls) {
      return { cap: 'site', message: 'All lines are busy.', retryAfterSeconds: soonSeconds }
    }
    if (linesOf(visitor) >= options.callsPerAddress) {
      const message = 'There is a call from this address already.'
      return { cap: 'address', message, retryAfterSeconds: soonSeconds }
    }
    // Four visitors who call again and again would hold every line for themselves.
    const isLast = callsNow === options.maxCalls - 1 && callsNow > 0
    const isKept = isLast && options.callsPerAddress < options.maxCalls && hasCalled(visitor)
    if (isKept) {
      const message = 'The last line is kept for somebody who has not called yet.'
      return { cap: 'site', message, retryAfterSeconds: soonSeconds }
    }
    return (
      refuseFor('hour', visitor, options.callsPerHour, hourMs) ??
      refuseFor('day', visitor, options.callsPerDay, dayMs)
    )
  }

  function refuseFor(cap: 'hour' | 'day', visitor: string, most: number, spanMs: number) {
    const waitMs = history.waitMs(visitor, most, spanMs)
    if (waitMs === undefined) return undefined
    const message = `No more than ${most} calls ${inWords[cap]}.`
    return { cap, message, retryAfterSeconds: Math.ceil(waitMs / 1000) }
  }

  return {
    get callsNow() {
      return callsNow
    },
    learn: (visitor, times) => history.learn(visitor, times),
    take(address) {
      const visitor = rateKey(address)
      const refusal = refuse(visitor) ?? networks.refuse(address)
      if (refusal) return refusal
      callsNow += 1
      running.set(visitor, linesOf(visitor) + 1)
      history.add(visitor)
      const expected = networks.expect(address)
      let isGiven = false
      return {
        join: () => expected.join(),
        giveBack() {
          if (isGiven) return
          isGiven = true
          expected.end()
          callsNow -= 1
          if (linesOf(visitor) > 1) running.set(visitor, linesOf(visitor) - 1)
          else running.delete(visitor)
        },
      }
    },
  }
}

const inWords = { hour: 'an hour', day: 'a day' } as const

export type PlaceDesk = {
  readonly caps: CallCaps
  readonly now: () => number
  /** Where several servers know of one another's callers. */
  readonly visits?: VisitLog | undefined
}

/** The same with what is known on other servers: how often a visitor calls counts for all of them together. */
export async function takePlace(desk: PlaceDesk, address: string): Promise<Refusal | Place> {
  const { caps, now, visits } = desk
  const visitor = rateKey(address)
  const noted = await visits?.note({ names: [`call:${visitor}`], keepMs: dayMs })
  if (noted) {
    const past = noted.earlier[0] ?? []
    caps.learn(
      visitor,
      past.map(({ agoMs }) => now() - agoMs),
    )
  }
  const place = caps.take(address)
  if (place.cap) await noted?.leave()
  return place
}
