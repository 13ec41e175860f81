/** How far from the window a part may be when its program is fetched. */
const nearPx = 300

const releases = new Set<() => void>()

/** Lets everything that still waits go on: after a navigation the parts it waited for are gone. */
export function releaseLateParts(): void {
  for (const release of releases) release()
  releases.clear()
}

/**
 * Resolves when a part of the served page comes near the window, or is touched. A part that was not
 * served with the page, because the visitor navigated to it, does not wait. On the server nothing does.
 */
export function whenNear(selector: string): Promise<void> {
  const part = globalThis.document?.querySelector(selector)
  if (!part || !('IntersectionObserver' in globalThis)) return Promise.resolve()

  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) release()
      },
      { rootMargin: `${nearPx}px` },
    )
    const release = () => {
      observer.disconnect()
      part.removeEventListener('focusin', release)
      resolve()
    }
    releases.add(release)
    observer.observe(part)
    part.addEventListener('focusin', release)
  })
}
