import { useLayoutEffect, useRef, type ReactNode } from 'react'

/** Spec §9: a section appears when a tenth of it is in view. */
export const revealThreshold = 0.1

const waiting = 'waiting'
const shown = 'shown'

function isInView(element: Element): boolean {
  const box = element.getBoundingClientRect()
  return box.top < window.innerHeight && box.bottom > 0
}

/** Of a block ten windows tall no tenth is ever in view; there, half a window full of it is enough. */
function reachable(threshold: number, element: HTMLElement): number {
  return Math.min(threshold, window.innerHeight / 2 / element.offsetHeight)
}

/**
 * Hides a block that the visitor has not seen yet and shows it once, when enough of it is in view.
 * The hidden state is set here and never in the markup: without scripts, without an observer, or when
 * the program fails to load, everything simply stands there.
 */
function observeFirstView(element: HTMLElement, threshold: number): () => void {
  if (!('IntersectionObserver' in window) || isInView(element)) return () => undefined

  element.dataset['reveal'] = waiting
  const show = () => {
    element.dataset['reveal'] = shown
    observer.disconnect()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) show()
    },
    { threshold: reachable(threshold, element) },
  )
  observer.observe(element)
  const showFocus = ({ target }: FocusEvent) => {
    if (target instanceof Node && element.contains(target)) show()
  }
  // Whoever tabs into a hidden block must see where the focus is. Heard on the window, on the way
  // down: React holds the event back from blocks that are not alive yet.
  window.addEventListener('focusin', showFocus, true)
  return () => {
    observer.disconnect()
    window.removeEventListener('focusin', showFocus, true)
  }
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
