import { useEffect } from 'react'
import { forgetWords, keepWords, restoreWords } from './kept-words.ts'

const formSelector = 'form.contact-form'

/** The contact form something happens in, if it is one. */
function formOf({ target }: Event): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>(formSelector) : null
}

/**
 * Keeps what is typed into the contact form until it is sent, whatever becomes of the page. Listens at the window, on
 * the way down: the form is there before its own program, and React holds events back from parts that are not alive.
 */
export function useKeptWords(): void {
  useEffect(() => {
    const heard = new AbortController()
    const listen = (type: string, react: (form: HTMLFormElement, event: Event) => void) =>
      window.addEventListener(
        type,
        (event) => {
          const form = formOf(event)
          if (form) react(form, event)
        },
        { signal: heard.signal, capture: true },
      )
    listen('input', keepWords)
    // The form is emptied once it is answered.
    listen('reset', forgetWords)
    listen('submit', (_form, event) =>
      // Not taken by the program, once that has heard of it: the browser posts it, and the page goes with it.
      setTimeout(() => {
        if (!event.defaultPrevented) forgetWords()
      }),
    )
    const served = document.querySelector<HTMLFormElement>(formSelector)
    if (served) {
      restoreWords(served)
      // Somebody may have typed before anybody listened.
      keepWords(served)
    }
    return () => heard.abort()
  }, [])
}
