import { useCallback, useSyncExternalStore } from 'react'
import { activeSection, type SectionBox } from './active-section.ts'
import { activeLinePx } from './constants.ts'

/** Calls back at most once a frame while the page moves or changes its width. */
function onMove(notify: () => void): () => void {
  let frame = 0
  const schedule = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      notify()
    })
  }
  window.addEventListener('scroll', schedule, { passive: true })
  window.addEventListener('resize', schedule)
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', schedule)
    window.removeEventListener('resize', schedule)
  }
}

function boxOf(id: string): SectionBox[] {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box ? [{ id, topPx: box.top, bottomPx: box.bottom }] : []
}

type WithId = { readonly id: string }

/** The section on the line 200 px from the top of the window. Renders only when it is another one. */
export function useActiveSection(sections: readonly WithId[]): string | undefined {
  const read = useCallback(
    () =>
      activeSection(
        sections.flatMap(({ id }) => boxOf(id)),
        activeLinePx,
      ),
    [sections],
  )
  return useSyncExternalStore(onMove, read, () => undefined)
}
