import { useEffect } from 'react'
import { forgetWords, keepWords, restoreWords } from './kept-words.ts'

const formSelector = 'form.contact-form'
const heardTypes = ['input', 'submit']

const servedForm = () => document.querySelector<HTMLFormElement>(formSelector)

function hear(event: Event): void {
  const form = (event.target as Element).closest<HTMLFormElement>(formSelector)
  if (!form) return
  if (event.type === 'input') return keepWords(form)
  // Not taken by the program, once that has heard of it: the browser posts it, and the page goes with it.
  setTimeout(() => event.defaultPrevented || forgetWords())
}

/**
 * Keeps what is typed into the contact form until it is sent, whatever becomes of the page: also of what was typed before
 * anybody listened. Begins ahead of React, which makes a page anew whose texts a translator has changed, form and all.
 * Listens at the window, on the way down: React holds events back from parts that are not alive. For good.
 */
export function startKeepingWords(): void {
  for (const type of heardTypes) addEventListener(type, hear, true)
  keepServed()
}

function keepServed(): void {
  const form = servedForm()
  if (!form) return
  restoreWords(form)
  keepWords(form)
}

/** Puts the words into the form that React left or made. */
export function useKeptWords(): void {
  useEffect(keepServed, [])
}
