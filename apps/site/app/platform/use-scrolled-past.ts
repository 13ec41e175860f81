import { useCallback, useSyncExternalStore } from 'react'

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** Whether the page is scrolled by more than so many pixels. Renders only when the answer changes. */
export function useScrolledPast(px: number): boolean {
  const isPast = useCallback(() => window.scrollY > px, [px])
  return useSyncExternalStore(onScroll, isPast, () => false)
}
