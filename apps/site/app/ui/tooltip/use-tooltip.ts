import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { tooltipDelayMs } from './tooltip-timing.ts'

// Shared by all tooltips of the page: moving from one to the next skips the wait.
let lastClosedAtMs = -Infinity

/** Opens after the specified rest of the pointer, or at once for keyboard focus; Escape closes. */
export function useTooltip() {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const close = () => {
    clearTimeout(timer.current)
    setIsOpen(false)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // On the document: the pointer may have opened it while focus is elsewhere.
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      lastClosedAtMs = performance.now()
    }
  }, [isOpen])

  const triggerEvents = {
    onPointerEnter: () => {
      const delayMs = tooltipDelayMs(performance.now(), lastClosedAtMs)
      timer.current = setTimeout(() => setIsOpen(true), delayMs)
    },
    onPointerLeave: close,
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) setIsOpen(true)
    },
    onBlur: close,
  }

  return { isOpen, triggerEvents }
}
