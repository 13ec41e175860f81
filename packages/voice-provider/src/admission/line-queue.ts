import type { Place, Refusal } from './call-caps.ts'
import { inTurn } from './line-order.ts'
import { originOf, type Origin } from './line-origin.ts'
import type { LineShares } from './line-shares.ts'

/** Whoever gets no line within this is refused; pages give up on the whole request after 15 s. */
export const longestWaitMs = 10_000
const lookEveryMs = 200
const mostWaiting = 256
// One block of networks cannot fill the queue either.
const networksOfBlock = 4

type QueueOptions = {
  readonly shares: LineShares
  /** A line, or why there is none. */
  readonly take: (address: string) => Place | Refusal
  /** How many of one network may wait. */
  readonly perNetwork: number
  /** No line is free, so that whoever has the best claim can get one or nobody can. */
  readonly isFull: () => boolean
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
  readonly origin: Origin
  readonly until: number
  readonly refusal: Refusal
  readonly settle: (outcome: Place | Refusal) => void
}

export function createLineQueue(options: QueueOptions): LineQueue {
  const { shares, take, perNetwork, isFull, now } = options
  const waiters = new Set<Waiter>()
  let timer: NodeJS.Timeout | undefined
  let isServing = false
  let given = 0

  const inOrder = () => inTurn([...waiters], ({ origin }) => shares.claimOf(origin), given)

  function settle(waiter: Waiter, outcome: Place | Refusal): void {
    waiters.delete(waiter)
    if (waiters.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
    waiter.settle(outcome)
  }

  /** Whether somebody got a line: then others have a better claim than before, or a worse one. */
  function serveOne(): boolean {
    for (const waiter of inOrder()) {
      const outcome = take(waiter.address)
      if (outcome.cap !== 'site') settle(waiter, outcome)
      if (!outcome.cap) {
        given += 1
        return true
      }
      if (outcome.cap === 'site' && isFull()) return false
    }
    return false
  }

  function serve(): void {
    // A call that ends in favor of a waiter frees no line for another.
    if (isServing || waiters.size === 0) return
    isServing = true
    while (serveOne());
    const late = [...waiters].filter(({ until }) => now() >= until)
    for (const waiter of late) settle(waiter, take(waiter.address))
    isServing = false
  }

  function hasRoomFor({ network, block }: Origin): boolean {
    const ofBlock = [...waiters].filter(({ origin }) => origin.block === block)
    const ofNetwork = ofBlock.filter(({ origin }) => origin.network === network)
    return ofNetwork.length < perNetwork && ofBlock.length < networksOfBlock * perNetwork
  }

  return {
    serve,
    wait(address, refusal, signal) {
      const origin = originOf(address)
      const isHopeful = shares.waitMs(address) <= longestWaitMs
      if (!isHopeful || !hasRoomFor(origin)) return Promise.resolve(refusal)
      return new Promise((resolve) => {
        const waiter = { address, origin, until: now() + longestWaitMs, refusal, settle: resolve }
        signal?.addEventListener('abort', () => settle(waiter, refusal))
        waiters.add(waiter)
        timer ??= setInterval(serve, lookEveryMs).unref()
        // Whoever would be served last makes room: it may be the one who has just come.
        const last = waiters.size > mostWaiting ? inOrder().at(-1) : undefined
        if (last) settle(last, last.refusal)
      })
    },
  }
}
