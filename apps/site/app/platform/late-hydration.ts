/** How far from the window a part may be when its program is fetched. */
const nearPx = 300

const releases = new Set<() => void>()

/** Lets everything that still waits go on: after a navigation the parts it waited for are gone. */
export function releaseLateParts(): void {
  for (const release of releases) release()
  releases.clear()
}

/** Whether the pointer or the focus is on a link that leads to the part. */
function leadsTo(part: Element, { target }: Event): boolean {
  if (!(target instanceof Element)) return false
  const hash = target.closest<HTMLAnchorElement>('a[href*="#"]')?.hash
  return Boolean(hash && document.getElementById(hash.slice(1))?.contains(part))
}

/**
 * Resolves when a part of the served page comes near the window, is touched, or is about to be gone to.
 * The last matters: a navigation that reaches a part that still waits makes React build it anew, under
 * the visitor's hands. A part that was not served with the page, because the visitor navigated to it,
 * does not wait. On the server nothing does.
 */
export function whenNear(selector: string): Promise<void> {
  const part = globalThis.document?.querySelector(selector)
  if (!part || !('IntersectionObserver' in globalThis)) return Promise.resolve()

  return new Promise((resolve) => {
    const heard = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) release()
      },
      { rootMargin: `${nearPx}px` },
    )
    const release = () => {
      observer.disconnect()
      heard.abort()
      resolve()
    }
    const releaseBefore = (event: Event) => {
      if (leadsTo(part, event)) release()
    }
    const options = { signal: heard.signal, capture: true }
    releases.add(release)
    observer.observe(part)
    part.addEventListener('focusin', release, options)
    window.addEventListener('focusin', releaseBefore, options)
    window.addEventListener('pointerover', releaseBefore, options)
  })
}
