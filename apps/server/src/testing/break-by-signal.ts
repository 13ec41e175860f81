// Breaks the process at a signal, from outside of everything that could catch it.
const breakable = `
  process.on('SIGUSR2', () => { throw new Error('crashed for ada@clinic.example') })
  process.on('SIGWINCH', () => { void Promise.reject('nobody waits for this') })`

/** Settings of a server that throws what nobody catches at SIGUSR2, and rejects it at SIGWINCH. */
export const breakBySignal = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(breakable)}`,
}
