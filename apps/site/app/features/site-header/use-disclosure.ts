import { useEffect, useRef, useState, type FocusEvent } from 'react'

/**
 * A button that shows and hides a panel, after the ARIA pattern of disclosure navigation: closes on a
 * press outside, on a link inside, when focus leaves, and on Escape, which also returns focus.
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOnOutsidePress = (event: PointerEvent) => {
      if (!area.current?.contains(event.target as Node)) setIsOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOnOutsidePress)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsidePress)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  const closeWhenFocusLeaves = (event: FocusEvent) => {
    // A press on nothing focusable gives no target; the outside press decides that case.
    if (event.relatedTarget && !area.current?.contains(event.relatedTarget)) close()
  }

  return {
    isOpen,
    close,
    areaProps: { ref: area, onBlur: closeWhenFocusLeaves },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      onClick: () => setIsOpen((wasOpen) => !wasOpen),
    },
  }
}
