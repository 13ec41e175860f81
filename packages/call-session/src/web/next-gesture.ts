import type { Disposer } from '../disposer.ts'

const gestures = ['pointerdown', 'keydown'] as const

/** Kept when the visitor touches the page next, or when it does not matter any more. */
export function nextGesture(disposer: Disposer): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const finish = () => {
      controller.abort()
      resolve()
    }
    for (const gesture of gestures) {
      document.addEventListener(gesture, finish, { capture: true, signal: controller.signal })
    }
    disposer.add(finish)
  })
}
