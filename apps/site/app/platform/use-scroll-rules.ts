import {
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type ContextType,
} from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router'
import { releaseLateParts } from './late-hydration.ts'
import { scrollBehavior } from './motion.ts'

type Router = NonNullable<ContextType<typeof RouterContext>>['router']

/** The wait before the page moves to the element a hash names. */
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

let waiting: ReturnType<typeof setTimeout> | undefined

function goToHash(hash: string): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    const target = elementOfHash(hash)
    if (target) goToElement(target)
  }, scrollToHashAfterMs)
}

function followAddress(router: Router): () => void {
  const subscribe = router.subscribe.bind(router)
  // React Router tells its outermost component of a new address at once (seen in 8.4), and React then takes every part
  // that still waits for its program out of the document, with the words in it. In a transition it leaves them there.
  router.subscribe = (tell) =>
    subscribe((state, change) => startTransition(() => tell(state, change)))
  let shown = router.state.location
  return subscribe(({ location: next }) => {
    if (next === shown) return
    clearTimeout(waiting)
    releaseLateParts()
    // At once: React shows the new address only when every part has come.
    if (next.hash && next.pathname === shown.pathname) goToHash(next.hash)
    shown = next
  })
}

/**
 * A new route scrolls smoothly to the top, a hash to its element after 100 ms. Focus follows,
 * so that keyboard and screen reader continue where the eye does.
 */
export function useScrollRules(): void {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  const router = useContext(RouterContext)?.router

  useEffect(() => {
    const isNewRoute = shownPath.current !== pathname
    shownPath.current = pathname
    if (location.hash) goToHash(location.hash)
    else if (isNewRoute) {
      scrollTo({ top: 0, behavior: scrollBehavior() })
      focusQuietly(document.querySelector('h1'))
    }
  }, [pathname])

  useLayoutEffect(() => router && followAddress(router), [router])
}
