import type { Disposer, Stop } from '../disposer.ts'

// A finger gives leave when it is lifted, a mouse when it is pressed; Safari waits for the click.
const gestures = ['pointerdown', 'pointerup', 'click', 'keydown'] as const

/** Tells each step of each touch of the page: with one of them the browser gives leave to play. */
export function onGesture(listener: () => void): Stop {
  const controller = new AbortController()
  for (const gesture of gestures) {
    document.addEventListener(gesture, listener, { capture: true, signal: controller.signal })
  }
  return () => controller.abort()
}

/** Kept with the next such step, or when it does not matter any more. */
export function nextGesture(disposer: Disposer): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      stop()
      resolve()
    }
    const stop = onGesture(finish)
    disposer.add(finish)
  })
}
