import type { Stop } from '../disposer.ts'
import { onGesture } from './gestures.ts'

/**
 * Wakes a context that does not run: at once, whenever the visitor is back, and when an interruption is over. A phone
 * call takes the sound away from a page; afterwards Safari gives it back, or leaves the context suspended. While it
 * lasts nothing is asked for: that is refused, and a context that was asked may stay mute for good.
 */
export function keepAwake(context: AudioContext, onRunning: () => void = () => {}): Stop {
  const wake = () => {
    if (context.state !== 'running') context.resume().catch(() => {})
  }
  const handleChange = () => {
    if (context.state === 'running') onRunning()
    else if (context.state === 'suspended') wake()
  }
  handleChange()
  context.addEventListener('statechange', handleChange)
  const stopWaiting = onReturn(wake)
  return () => {
    context.removeEventListener('statechange', handleChange)
    stopWaiting()
  }
}

/** Tells that the visitor is back: the page is touched, or in view again. */
export function onReturn(listener: () => void): Stop {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', handleVisibility)
  const stopTouches = onGesture(listener)
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    stopTouches()
  }
}
