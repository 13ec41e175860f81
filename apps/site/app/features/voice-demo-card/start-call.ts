/**
 * Begins a call. The promise is kept when the voice session is on and broken when it cannot be; aborting
 * the signal ends the call, whatever it has come to, and releases what it holds.
 */
export type StartCall = (signal: AbortSignal) => Promise<void>

/** One round of the dots. A start that failed within a frame would look like a dead button. */
const triesForMs = 900

/** The line as long as nobody is at its other end. */
export const startWithoutProvider: StartCall = (signal) =>
  new Promise((_, reject) => {
    const giveUp = () => reject(new Error('No voice provider is configured.'))
    const timer = setTimeout(giveUp, triesForMs)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
