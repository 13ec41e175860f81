import type { Stop } from '../disposer.ts'

/**
 * Tells when the page goes away for good or into the browser's cache, or is frozen where it stands, as when the lid is
 * closed: a call survives none of them. One that is only hidden goes on.
 */
export function onPageLeave(listener: () => void): Stop {
  window.addEventListener('pagehide', listener)
  document.addEventListener('freeze', listener)
  return () => {
    window.removeEventListener('pagehide', listener)
    document.removeEventListener('freeze', listener)
  }
}
