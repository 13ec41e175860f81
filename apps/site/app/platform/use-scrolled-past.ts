import { useCallback, useSyncExternalStore } from 'react'

function onScroll(notify: () => void): () => void {
  addEventListener('scroll', notify, { passive: true })
  return () => removeEventListener('scroll', notify)
}

/** Whether the page is scrolled by more than so many pixels. Renders only when the answer changes. */
export function useScrolledPast(px: number): boolean {
  const isPast = useCallback(() => scrollY > px, [px])
  return useSyncExternalStore(onScroll, isPast, () => false)
}
