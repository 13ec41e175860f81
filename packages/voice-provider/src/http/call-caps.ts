import { rateKey, type VisitLog } from '@nightdesk/contracts'

import { createCallHistory, dayMs } from './call-history.ts'
import { createLineQueue, longestWaitMs } from './line-queue.ts'
import { createLineShares, type SharedLine } from './line-shares.ts'
import { createNetworkCaps } from './network-caps.ts'

const hourMs = 3_600_000

export type CapOptions = {
  readonly maxCalls: number
  readonly callsPerAddress: number
  readonly callsPerHour: number
  readonly callsPerDay: number
}

export type Refusal = {
  readonly cap: 'site' | 'address' | 'network' | 'hour' | 'day' | 'business'
  readonly message: string
  readonly retryAfterSeconds: number
}

/** A line that is held for a call. */
export type Place = SharedLine & { readonly cap?: undefined }

/** Who may start one more call. */
export type CallCaps = {
  readonly callsNow: number
  /** Puts what all servers know of a visitor's calls in the place of what this one remembers: times, oldest first. */
  learn(visitor: string, times: readonly number[]): void
  /** Takes a place, if need be that of a call which has had its share, or says why there is none. */
  take(address: string): Refusal | Place
  /** The same, and waits some seconds for a call that is about to have had its share. */
  ask(address: string, signal?: AbortSignal): Promise<Refusal | Place>
}

const soonSeconds = 30
// An attacker with many addresses must not fill the memory.
const mostOwed = 1_000

export function createCallCaps(options: CapOptions, now: () => number): CallCaps {
  const { maxCalls, callsPerAddress } = options
  const running = new Map<string, number>()
  const history = createCallHistory(now)
  // Whose call was ended for somebody else, until they have a line again.
  const owed = new Set<string>()
  const networks = createNetworkCaps(options, now)
  const shares = createLineShares(now)
  const queue = createLineQueue({
    shares,
    take,
    perNetwork: Math.max(2, callsPerAddress),
    isFull: () => callsNow >= maxCalls,
    now,
  })
  let callsNow = 0

  const linesOf = (visitor: string) => running.get(visitor) ?? 0

  const hasCalled = (visitor: string) =>
    !owed.has(visitor) && history.waitMs(visitor, 1, hourMs) !== undefined

  function owe(visitor: string): void {
    owed.add(visitor)
    if (owed.size > mostOwed) owed.delete(owed.keys().next().value ?? '')
  }

  /** Why this visitor gets no line, however many are free. */
  function refuse(visitor: string): Refusal | undefined {
    if (linesOf(visitor) >= callsPerAddress) {
      const message = 'There is a call from this address already.'
      return { cap: 'address', message, retryAfterSeconds: soonSeconds }
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

  /** Why nobody, or not this visitor, gets one of the lines as they are. */
  function refuseLine(visitor: string): string | undefined {
    if (callsNow >= maxCalls) return 'All lines are busy.'
    // Four visitors who call again and again would hold every line for themselves.
    const isLast = callsNow === maxCalls - 1 && callsNow > 0
    const isKept = isLast && callsPerAddress < maxCalls && hasCalled(visitor)
    return isKept ? 'The last line is kept for somebody who has not called yet.' : undefined
  }

  function hold(address: string, visitor: string): Place {
    callsNow += 1
    running.set(visitor, linesOf(visitor) + 1)
    history.add(visitor)
    owed.delete(visitor)
    const expected = networks.expect(address)
    const line = shares.hold(address)
    let isGiven = false
    return {
      ...line,
      join() {
        expected.join()
        line.join()
      },
      yieldBy: (end) =>
        line.yieldBy(() => {
          owe(visitor)
          end()
        }),
      giveBack() {
        if (isGiven) return
        isGiven = true
        expected.end()
        line.giveBack()
        callsNow -= 1
        if (linesOf(visitor) > 1) running.set(visitor, linesOf(visitor) - 1)
        else running.delete(visitor)
        queue.serve()
      },
    }
  }

  function take(address: string): Refusal | Place {
    const visitor = rateKey(address)
    const refusal = refuse(visitor) ?? networks.refuse(address)
    if (refusal) return refusal
    const message = refuseLine(visitor)
    if (message === undefined) return hold(address, visitor)
    const endOther = shares.yieldingTo(address)
    if (!endOther) {
      return { cap: 'site', message, retryAfterSeconds: retryAfter(shares.waitMs(address)) }
    }
    // While a line is free nobody is cut off: the newcomer for whom it is kept can have that of the other call.
    if (callsNow < maxCalls) return hold(address, visitor)
    // Held before the other call ends, so that nobody comes between.
    const place = hold(address, visitor)
    endOther()
    return place
  }

  return {
    get callsNow() {
      return callsNow
    },
    learn: (visitor, times) => history.learn(visitor, times),
    take,
    async ask(address, signal) {
      // A line that is to be had now is for whoever has waited for it.
      queue.serve()
      const outcome = take(address)
      if (outcome.cap !== 'site') return outcome
      const stopAsking = shares.askedFor(address)
      try {
        return await queue.wait(address, outcome, signal)
      } finally {
        stopAsking()
      }
    },
  }
}

/** Whoever comes then can wait for the rest. */
function retryAfter(waitMs: number): number {
  if (waitMs === Infinity) return soonSeconds
  return Math.max(1, Math.ceil((waitMs - longestWaitMs) / 1000))
}

const inWords = { hour: 'an hour', day: 'a day' } as const

export type PlaceDesk = {
  readonly caps: CallCaps
  readonly now: () => number
  /** Where several servers know of one another's callers. */
  readonly visits?: VisitLog | undefined
}

/** The same with what is known on other servers: how often a visitor calls counts for all of them together. */
export async function takePlace(
  desk: PlaceDesk,
  address: string,
  signal?: AbortSignal,
): Promise<Refusal | Place> {
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
  const place = await caps.ask(address, signal)
  if (place.cap) await noted?.leave()
  return place
}
