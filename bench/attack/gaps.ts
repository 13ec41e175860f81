const frameMs = 20

/** What is lost to the machine and to the server's own waiting between two moments. */
export type Moment = {
  readonly at: number
  /** How long the listener and the server have waited for a processor until now. */
  readonly listenerWaitedMs: number
  readonly serverWaitedMs: number
  readonly stolenMs: number
}

/** How much later than it should a frame of sound came, in milliseconds. */
export type Gap = {
  /** By the clock, whoever's doing it was. */
  readonly lateMs: number
  /** Without the time in which the machine let nobody run who could have heard it. */
  readonly heardMs: number
  /** As far as the server was not waiting for a processor either: what its own code has done. */
  readonly madeMs: number
  readonly stolenMs: number
}

export type GapMeterOptions = {
  /** How long the machine was elsewhere between two times. */
  readonly lostMs: (from: number, to: number) => number
  readonly onGap: (gap: Gap) => void
}

/** Compares each frame's moment with that of the one before. */
export function createGapMeter({ lostMs, onGap }: GapMeterOptions): (moment: Moment) => void {
  let last: Moment | undefined
  return (moment) => {
    if (last) onGap(gapBetween(last, moment, lostMs))
    last = moment
  }
}

function gapBetween(last: Moment, next: Moment, lostMs: GapMeterOptions['lostMs']): Gap {
  const lateMs = Math.max(0, next.at - last.at - frameMs)
  const waited = next.listenerWaitedMs - last.listenerWaitedMs
  // Both tell of the same time, seen from two threads.
  const ownMs = Math.max(waited, lateMs > 0 ? lostMs(last.at, next.at) : 0)
  const heardMs = Math.max(0, lateMs - ownMs)
  return {
    lateMs,
    heardMs,
    madeMs: Math.max(0, heardMs - (next.serverWaitedMs - last.serverWaitedMs)),
    stolenMs: next.stolenMs - last.stolenMs,
  }
}
