import { useEffect } from 'react'
import { forgetWords, keepWords, restoreWords } from './kept-words.ts'

const formSelector = 'form.contact-form'
const heardTypes = ['input', 'submit']

/**
 * Keeps what is typed into the contact form until it is sent, whatever becomes of the page. Listens at the window, on
 * the way down: the form is there before its own program, and React holds events back from parts that are not alive.
 */
export function useKeptWords(): void {
  useEffect(() => {
    const hear = (event: Event) => {
      const form = (event.target as Element).closest<HTMLFormElement>(formSelector)
      if (!form) return
      if (event.type === 'input') return keepWords(form)
      // Not taken by the program, once that has heard of it: the browser posts it, and the page goes with it.
      setTimeout(() => event.defaultPrevented || forgetWords())
    }
    // For good: the root of the page is never taken down.
    for (const type of heardTypes) addEventListener(type, hear, true)
    const served = document.querySelector<HTMLFormElement>(formSelector)
    if (served) {
      restoreWords(served)
      // Somebody may have typed before anybody listened.
      keepWords(served)
    }
  }, [])
}
