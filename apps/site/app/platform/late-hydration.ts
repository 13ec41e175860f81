/** How far from the window a part may be when its program is fetched. */
const nearPx = 300

const releases = new Set<() => void>()

/** Lets everything that still waits go on: after a navigation the parts it waited for are gone, or built anew. */
export function releaseLateParts(): void {
  for (const release of releases) release()
  releases.clear()
}

/** Whether the element is in the part, or in a link to a place on a page: whoever follows that reaches every part. */
function concerns(part: Element, target: EventTarget | null): boolean {
  return (
    target instanceof Element && (part.contains(target) || target.closest('a[href*="#"]') !== null)
  )
}

function waitFor(selector: string, isNearEnough: boolean): Promise<void> {
  const part = import.meta.env.SSR ? null : document.querySelector(selector)
  // Not served with the page, because the visitor navigated to it, or on the server: nothing to wait for.
  if (!part) return Promise.resolve()
  // Touched before anybody listened: no event tells of it any more.
  if (part.matches(':hover, :focus-within')) return Promise.resolve()
  return new Promise((resolve) => {
    const heard = new AbortController()
    const release = () => {
      heard.abort()
      resolve()
    }
    releases.add(release)
    // On the window, on the way down: React holds such events back from parts that are not alive yet.
    for (const touch of ['focusin', 'pointerover']) {
      const react = ({ target }: Event) => concerns(part, target) && release()
      addEventListener(touch, react, { signal: heard.signal, capture: true })
    }
    if (!isNearEnough) return
    const look = (entries: readonly IntersectionObserverEntry[]) =>
      entries.some((entry) => entry.isIntersecting) && release()
    new IntersectionObserver(look, { rootMargin: `${nearPx}px` }).observe(part)
  })
}

/** Resolves when a part of the served page is touched, by the pointer, a finger or the focus, or is about to be gone to. */
export function whenTouched(selector: string): Promise<void> {
  return waitFor(selector, false)
}

/**
 * Resolves when a part of the served page comes near the window, is touched, or is about to be gone to.
 * The last matters: a navigation that reaches a part that still waits makes React build it anew, under
 * the visitor's hands.
 */
export function whenNear(selector: string): Promise<void> {
  return waitFor(selector, true)
}
