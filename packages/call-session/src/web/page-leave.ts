import type { Stop } from '../disposer.ts'

/** Tells when the page goes away for good or into the browser's cache; a call survives neither. */
export function onPageLeave(listener: () => void): Stop {
  window.addEventListener('pagehide', listener)
  return () => window.removeEventListener('pagehide', listener)
}
