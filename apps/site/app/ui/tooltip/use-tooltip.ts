import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { tooltipDelayMs } from './tooltip-timing.ts'

// Shared by all tooltips of the page: moving from one to the next skips the wait.
let lastClosedAtMs = -Infinity

/** Opens after the specified rest of the pointer, or at once for keyboard focus; Escape closes. */
export function useTooltip() {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const close = () => {
    clearTimeout(timer.current)
    if (isOpen) lastClosedAtMs = performance.now()
    setIsOpen(false)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

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
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    },
  }

  return { isOpen, triggerEvents }
}
