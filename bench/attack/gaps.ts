const frameMs = 20

/** The time, and how long until then two processes have waited for a processor. */
export type Moment = {
  readonly at: number
  readonly listenerWaitedMs: number
  readonly serverWaitedMs: number
}

/** How much later than it should a frame of sound came, in milliseconds. */
export type Gap = {
  /** As far as the listener was not busy waiting itself. */
  readonly heardMs: number
  /** As far as the server was not waiting for a processor either: what its own code has done. */
  readonly madeMs: number
}

/** Compares each frame's moment with that of the one before. */
export function createGapMeter(onGap: (gap: Gap) => void): (moment: Moment) => void {
  let last: Moment | undefined
  return (moment) => {
    if (last) onGap(gapBetween(last, moment))
    last = moment
  }
}

function gapBetween(last: Moment, next: Moment): Gap {
  const lateMs = next.at - last.at - frameMs
  const heardMs = Math.max(0, lateMs - (next.listenerWaitedMs - last.listenerWaitedMs))
  return {
    heardMs,
    madeMs: Math.max(0, heardMs - (next.serverWaitedMs - last.serverWaitedMs)),
  }
}
