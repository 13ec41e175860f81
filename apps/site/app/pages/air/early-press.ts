const listening = new AbortController()
let isPressed = false

/** Notes whether the form in this part of the page is sent before its program has come. */
export function listenForEarlyPress(part: string): void {
  const react = ({ target }: SubmitEvent) => {
    if (target instanceof Element && target.closest(part)) isPressed = true
  }
  globalThis.window?.addEventListener('submit', react, { capture: true, signal: listening.signal })
}

/** Whether it was sent before. From now on nobody has to listen. */
export function takeEarlyPress(): boolean {
  listening.abort()
  const wasPressed = isPressed
  isPressed = false
  return wasPressed
}
