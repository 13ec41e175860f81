import { useLayoutEffect, useRef, type ReactNode } from 'react'

/** A section appears once a tenth of it is in view. */
export const revealThreshold = 0.1

const waiting = 'waiting'
const shown = 'shown'

/** Of a block ten windows tall no tenth is ever in view; there, half a window full of it is enough. */
function reachable(threshold: number, height: number): number {
  return Math.min(threshold, innerHeight / 2 / height)
}

/** Calls back once, with the first answer that satisfies. Nothing is measured before the browser does it by itself. */
function observe(
  element: Element,
  threshold: number,
  isEnough: (entry: IntersectionObserverEntry) => boolean,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(isEnough)) observer.disconnect()
    },
    { threshold },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Hides a block that the visitor has not seen yet and shows it once, when enough of it is in view.
 * The hidden state is set here and never in the markup: without scripts, without an observer, or when
 * the program fails to load, everything simply stands there.
 */
function observeFirstView(element: HTMLElement, threshold: number): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined

  const stops: (() => void)[] = []
  const stop = () => stops.forEach((end) => end())
  const show = () => {
    element.dataset['reveal'] = shown
    stop()
  }
  const hide = (height: number) => {
    element.dataset['reveal'] = waiting
    const showFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && element.contains(target)) show()
    }
    // Whoever tabs into a hidden block must see where the focus is. Heard on the window, on the way
    // down: React holds the event back from blocks that are not alive yet.
    addEventListener('focusin', showFocus, true)
    stops.push(() => removeEventListener('focusin', showFocus, true))
    stops.push(
      observe(element, reachable(threshold, height), ({ isIntersecting }) => {
        if (isIntersecting) show()
        return isIntersecting
      }),
    )
  }
  stops.push(
    observe(element, 0, ({ isIntersecting, boundingClientRect }) => {
      // A block that is in view from the start is never hidden; nor is one with the focus already in it.
      if (!isIntersecting && !element.contains(document.activeElement))
        hide(boundingClientRect.height)
      return true
    }),
  )
  return stop
}

type RevealProps = { readonly children: ReactNode; readonly at?: number | undefined }

export function Reveal({ children, at = revealThreshold }: RevealProps) {
  const block = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!block.current || block.current.dataset['reveal'] === shown) return undefined
    return observeFirstView(block.current, at)
  }, [at])
  return (
    <div ref={block} className="reveal">
      {children}
    </div>
  )
}
