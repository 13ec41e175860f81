const listening = new AbortController()
let areSent = false

/** Notes whether words are sent in this part of the page before the program that takes them has come. */
export function listenForEarlyWords(part: string): void {
  const react = ({ target }: Event) => {
    if (target instanceof Element && target.closest(part)) areSent = true
  }
  globalThis.window?.addEventListener('submit', react, { capture: true, signal: listening.signal })
}

/** Whether words were sent before. They still stand in their field; from now on nobody has to listen. */
export function takeEarlyWords(): boolean {
  listening.abort()
  const wereSent = areSent
  areSent = false
  return wereSent
}
