const listening = new AbortController()
let areSent = false
let tell: (() => void) | undefined

/**
 * Notes whether words are sent in this part of the page before the program that takes them has come. A question that is
 * pressed is written into the field, where it is as safe as what was typed.
 */
export function listenForEarlyWords(part: string): void {
  const react = ({ target, submitter }: SubmitEvent) => {
    if (!(target instanceof Element && target.closest(part))) return
    const field = target.querySelector('input')
    if (field) field.value = `${field.value} ${pressedQuestion(submitter)}`.trim()
    areSent = true
    tell?.()
  }
  globalThis.window?.addEventListener('submit', react, { capture: true, signal: listening.signal })
}

declare global {
  interface Window {
    /** The button of the demo that was pressed last before the page's program came: see build-steps/early-press.ts. */
    pressedEarly?: HTMLElement | null
  }
}

/** Presses once more what was pressed before anybody in this page could hear it. */
export function pressAgain(): void {
  const { pressedEarly } = window
  // From now on nothing is early.
  window.pressedEarly = null
  pressedEarly?.click()
}

/** The words of the question whose button sends the form; the button beside the field has none of its own. */
export function pressedQuestion(submitter: HTMLElement | null): string {
  return submitter instanceof HTMLButtonElement ? submitter.value : ''
}

export function areWordsSent(): boolean {
  return areSent
}

/** Is told when words are sent, at once when they were already. */
export function onEarlyWords(listener: () => void): void {
  tell = listener
  if (areSent) listener()
}

/** Whether words were sent before. They still stand in their field; from now on nobody has to listen. */
export function takeEarlyWords(): boolean {
  listening.abort()
  const wereSent = areSent
  areSent = false
  return wereSent
}
