import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { releaseLateParts } from './late-hydration.ts'
import { scrollBehavior } from './motion.ts'

/** Spec §9: the wait before the page moves to the element a hash names. */
export const scrollToHashAfterMs = 100

function focusQuietly(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // A hash that is not valid percent-encoding names nothing.
    return null
  }
}

function goToElement(target: HTMLElement): void {
  target.scrollIntoView({ behavior: scrollBehavior(), block: 'start' })
  // A visitor who is already at work inside, typing into its form, stays there.
  if (target.contains(document.activeElement)) return
  focusQuietly(target.querySelector<HTMLElement>('h1, h2, h3') ?? target)
}

/**
 * Spec §2: a new route scrolls smoothly to the top, a hash to its element after 100 ms. Focus follows,
 * so that keyboard and screen reader continue where the eye does.
 */
export function useScrollRules(): void {
  const { pathname, hash, key } = useLocation()
  const shownPath = useRef(pathname)

  useEffect(() => {
    const isNewRoute = shownPath.current !== pathname
    // With every change of the address React takes out the parts that still wait, and builds them anew when they come.
    if (key !== 'default') releaseLateParts()
    shownPath.current = pathname
    if (hash) {
      const timer = setTimeout(() => {
        const target = elementOfHash(hash)
        if (target) goToElement(target)
      }, scrollToHashAfterMs)
      return () => clearTimeout(timer)
    }
    if (isNewRoute) {
      scrollTo({ top: 0, behavior: scrollBehavior() })
      focusQuietly(document.querySelector('h1'))
    }
    return undefined
    // The key makes a second press on the same hash link scroll again.
  }, [pathname, hash, key])
}
