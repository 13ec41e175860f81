/** Undoes what returned it. Calling it twice does nothing more. */
export type Stop = () => void

export type Disposer = {
  /** Keeps a stop for later; after the end it is run at once, so that nothing can slip in too late. */
  add(stop: Stop): void
  dispose(): void
}

/** Owns every listener, timer and device of one thing and lets go of them together, last one first. */
export function createDisposer(): Disposer {
  let stops: Stop[] | undefined = []
  return {
    add(stop) {
      if (stops) stops.push(stop)
      else stop()
    },
    dispose() {
      const held = stops ?? []
      stops = undefined
      for (const stop of held.toReversed()) stop()
    },
  }
}
