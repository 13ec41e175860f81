import type { Place, Refusal } from './call-caps.ts'
import { networkOf, type LineShares } from './line-shares.ts'

/** Whoever gets no line within this is refused; pages give up on the whole request after 15 s. */
export const longestWaitMs = 10_000
const lookEveryMs = 200
const mostWaiting = 256

type QueueOptions = {
  readonly shares: LineShares
  /** A line, or why there is none. */
  readonly take: (address: string) => Place | Refusal
  /** How many of one network may wait. */
  readonly perNetwork: number
  readonly now: () => number
}

/** Those who wait for a line that is about to be given up. */
export type LineQueue = {
  /** Waits for a line where one can be had soon; refuses at once where not. */
  wait(address: string, refusal: Refusal, signal: AbortSignal | undefined): Promise<Place | Refusal>
  /** Serves whom it can: a line may be free. */
  serve(): void
}

type Waiter = {
  readonly address: string
  readonly until: number
  readonly settle: (outcome: Place | Refusal) => void
}

export function createLineQueue({ shares, take, perNetwork, now }: QueueOptions): LineQueue {
  const waiters = new Set<Waiter>()
  let timer: NodeJS.Timeout | undefined
  let isServing = false

  function leave(waiter: Waiter): void {
    waiters.delete(waiter)
    if (waiters.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  function tryFor(waiter: Waiter): void {
    const outcome = take(waiter.address)
    const isOver = outcome.cap !== 'site' || now() >= waiter.until
    if (!isOver) return
    leave(waiter)
    waiter.settle(outcome)
  }

  function serve(): void {
    // A call that ends in favor of a waiter frees no line for another.
    if (isServing) return
    isServing = true
    const order = [...waiters].toSorted((one, other) => shares.compare(one.address, other.address))
    for (const waiter of order) tryFor(waiter)
    isServing = false
  }

  function hasRoomFor(address: string): boolean {
    const network = networkOf(address)
    const ofNetwork = [...waiters].filter((waiter) => networkOf(waiter.address) === network)
    return waiters.size < mostWaiting && ofNetwork.length < perNetwork
  }

  return {
    serve,
    wait(address, refusal, signal) {
      const isHopeful = shares.waitMs(address) <= longestWaitMs
      if (!isHopeful || !hasRoomFor(address)) return Promise.resolve(refusal)
      return new Promise((settle) => {
        const waiter = { address, until: now() + longestWaitMs, settle }
        signal?.addEventListener('abort', () => {
          leave(waiter)
          settle(refusal)
        })
        waiters.add(waiter)
        timer ??= setInterval(serve, lookEveryMs).unref()
        serve()
      })
    },
  }
}
