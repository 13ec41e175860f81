import { forgetWords, keepWords, restoreWords } from './kept-words.ts'

const formSelector = 'form.contact-form'
const heardTypes = ['input', 'submit', 'focusin', 'pointerdown']

/** Where somebody was at work last, even if that is in the page no more. */
export let touched: EventTarget | null
/** The form that came with the page, even if it is in the page no more. */
export let served: HTMLFormElement | null

function hear(event: Event): void {
  touched = event.target
  const form = (touched as Element).closest<HTMLFormElement>(formSelector)
  if (!form) return
  if (event.type === 'input') keepWords(form)
  // Not taken by the program, once that has heard of it: the browser posts it, and the page goes with it.
  if (event.type === 'submit') setTimeout(() => event.defaultPrevented || forgetWords())
}

/**
 * Keeps what is typed into the contact form until it is sent, whatever becomes of the page: also of what was typed before
 * anybody listened. Begins ahead of React, which makes a page anew whose texts a translator has changed, form and all.
 * Listens at the window, on the way down: React holds events back from parts that are not alive. For good.
 */
export function startKeepingWords(): void {
  for (const type of heardTypes) addEventListener(type, hear, true)
  touched = document.activeElement
  served = document.querySelector<HTMLFormElement>(formSelector)
  if (!served) return
  restoreWords(served)
  keepWords(served)
}
