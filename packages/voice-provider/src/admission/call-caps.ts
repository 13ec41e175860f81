import { dayMs, rateKey, type VisitLog } from '@nightdesk/contracts'

import { createLineQueue, longestWaitMs } from './line-queue.ts'
import { createLineShares, type LineShares, type SharedLine } from './line-shares.ts'
import { createNetworkCaps, type NetworkCaps } from './network-caps.ts'
import { createVisitorCaps, type VisitorCaps } from './visitor-caps.ts'

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

export function createCallCaps(options: CapOptions, now: () => number): CallCaps {
  const { maxCalls, callsPerAddress } = options
  const visitors = createVisitorCaps(options, now)
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

  /** Why nobody, or not this visitor, gets one of the lines as they are. */
  function refuseLine(visitor: string): string | undefined {
    if (callsNow >= maxCalls) return 'All lines are busy.'
    // Four visitors who call again and again would hold every line for themselves.
    const isLast = callsNow === maxCalls - 1 && callsNow > 0
    const isKept = isLast && callsPerAddress < maxCalls && visitors.hasCalled(visitor)
    return isKept ? 'The last line is kept for somebody who has not called yet.' : undefined
  }

  function hold(address: string, visitor: string): Place {
    callsNow += 1
    const onGivenBack = () => {
      callsNow -= 1
      queue.serve()
    }
    return holdPlace(address, visitor, { visitors, networks, shares, onGivenBack })
  }

  function take(address: string): Refusal | Place {
    const visitor = rateKey(address)
    const refusal = visitors.refuse(visitor) ?? networks.refuse(address)
    if (refusal) return refusal
    const message = refuseLine(visitor)
    if (message === undefined) return hold(address, visitor)
    const endOther = shares.yieldingTo(address)
    if (!endOther)
      return { cap: 'site', message, retryAfterSeconds: retryAfter(shares.waitMs(address)) }
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
    learn: (visitor, times) => visitors.learn(visitor, times),
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

type Counters = {
  readonly visitors: VisitorCaps
  readonly networks: NetworkCaps
  readonly shares: LineShares
  readonly onGivenBack: () => void
}

/** Counts a call wherever calls are counted, until its place is given back. */
function holdPlace(address: string, visitor: string, counters: Counters): Place {
  const { visitors, networks, shares, onGivenBack } = counters
  visitors.begin(visitor)
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
        visitors.owe(visitor)
        end()
      }),
    giveBack() {
      if (isGiven) return
      isGiven = true
      expected.end()
      line.giveBack()
      visitors.end(visitor)
      onGivenBack()
    },
  }
}

/** Whoever comes then can wait for the rest. */
function retryAfter(waitMs: number): number {
  if (waitMs === Infinity) return soonSeconds
  return Math.max(1, Math.ceil((waitMs - longestWaitMs) / 1000))
}

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
