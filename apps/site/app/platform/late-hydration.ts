/** How far from the window a part may be when its program is fetched. */
const nearPx = 300

const releases = new Set<() => void>()

/** Lets everything that still waits go on: after a navigation the parts it waited for are gone. */
export function releaseLateParts(): void {
  for (const release of releases) release()
  releases.clear()
}

type Trigger = (part: Element, release: () => void, signal: AbortSignal) => void

/** Waits for what releases the part, or for a navigation. */
function waitFor(selector: string, watch: Trigger): Promise<void> {
  const part = globalThis.document?.querySelector(selector)
  // Not served with the page, because the visitor navigated to it, or on the server: nothing to wait for.
  if (!part) return Promise.resolve()
  return new Promise((resolve) => {
    const watching = new AbortController()
    const release = () => {
      watching.abort()
      resolve()
    }
    releases.add(release)
    watch(part, release, watching.signal)
  })
}

/** Whether the element is in the part, or in a link that leads to it. */
function concerns(part: Element, { target }: Event): boolean {
  if (!(target instanceof Element)) return false
  if (part.contains(target)) return true
  const hash = target.closest<HTMLAnchorElement>('a[href*="#"]')?.hash
  return Boolean(hash && document.getElementById(hash.slice(1))?.contains(part))
}

const releaseOnTouch: Trigger = (part, release, signal) => {
  const react = (event: Event) => {
    if (concerns(part, event)) release()
  }
  // On the window, on the way down: React holds such events back from parts that are not alive yet.
  window.addEventListener('focusin', react, { signal, capture: true })
  window.addEventListener('pointerover', react, { signal, capture: true })
}

/** Resolves when a part of the served page is touched, by the pointer, a finger or the focus, or is about to be gone to. */
export function whenTouched(selector: string): Promise<void> {
  return waitFor(selector, releaseOnTouch)
}

/**
 * Resolves when a part of the served page comes near the window, is touched, or is about to be gone to.
 * The last matters: a navigation that reaches a part that still waits makes React build it anew, under
 * the visitor's hands.
 */
export function whenNear(selector: string): Promise<void> {
  return waitFor(selector, (part, release, signal) => {
    if (!('IntersectionObserver' in globalThis)) return release()
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && release(),
      { rootMargin: `${nearPx}px` },
    )
    observer.observe(part)
    signal.addEventListener('abort', () => observer.disconnect())
    releaseOnTouch(part, release, signal)
    return undefined
  })
}
