import { toVisitor } from './to-visitor.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export type CapOptions = {
  readonly maxCalls: number
  readonly callsPerAddress: number
  readonly callsPerHour: number
  readonly callsPerDay: number
}

export type Refusal = {
  readonly cap: 'site' | 'address' | 'hour' | 'day'
  readonly message: string
  readonly retryAfterSeconds: number
}

/** Who may start one more call. */
export type CallCaps = {
  readonly callsNow: number
  /** Takes a place, to be given back once the call is over; or says why there is none. */
  take(address: string): Refusal | { readonly cap?: undefined; giveBack(): void }
}

const soonSeconds = 30

export function createCallCaps(options: CapOptions, now: () => number): CallCaps {
  const running = new Map<string, number>()
  const history = new Map<string, number[]>()
  let callsNow = 0

  const linesOf = (visitor: string) => running.get(visitor) ?? 0

  function refuse(visitor: string): Refusal | undefined {
    if (callsNow >= options.maxCalls) {
      return { cap: 'site', message: 'All lines are busy.', retryAfterSeconds: soonSeconds }
    }
    if (linesOf(visitor) >= options.callsPerAddress) {
      const message = 'There is a call from this address already.'
      return { cap: 'address', message, retryAfterSeconds: soonSeconds }
    }
    return (
      refuseFor('hour', visitor, options.callsPerHour, hourMs) ??
      refuseFor('day', visitor, options.callsPerDay, dayMs)
    )
  }

  function refuseFor(cap: 'hour' | 'day', visitor: string, most: number, spanMs: number) {
    const recent = (history.get(visitor) ?? []).filter((at) => at > now() - spanMs)
    const first = recent[recent.length - most]
    if (recent.length < most || first === undefined) return undefined
    const retryAfterSeconds = Math.ceil((first + spanMs - now()) / 1000)
    return { cap, message: `No more than ${most} calls ${inWords[cap]}.`, retryAfterSeconds }
  }

  function remember(visitor: string): void {
    for (const [key, times] of history) {
      if ((times.at(-1) ?? 0) > now() - dayMs) break
      history.delete(key)
    }
    const times = (history.get(visitor) ?? []).filter((at) => at > now() - dayMs)
    history.delete(visitor)
    history.set(visitor, [...times, now()])
  }

  return {
    get callsNow() {
      return callsNow
    },
    take(address) {
      const visitor = toVisitor(address)
      const refusal = refuse(visitor)
      if (refusal) return refusal
      callsNow += 1
      running.set(visitor, linesOf(visitor) + 1)
      remember(visitor)
      let isGiven = false
      return {
        giveBack() {
          if (isGiven) return
          isGiven = true
          callsNow -= 1
          if (linesOf(visitor) > 1) running.set(visitor, linesOf(visitor) - 1)
          else running.delete(visitor)
        },
      }
    },
  }
}

const inWords = { hour: 'an hour', day: 'a day' } as const
