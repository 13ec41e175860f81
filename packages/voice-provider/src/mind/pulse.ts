const everyMs = 500
const longestSilenceMs = 2_000

/** Watches whether a thread still answers, as long as somebody depends on it. */
export type Pulse = {
  /** Safe to repeat. */
  start(): void
  /** The thread has given its sign of life. */
  felt(): void
  stop(): void
}

/** `ask` is to bring about a call of `felt`; when none comes for two seconds, `onStandstill` is told, once. */
export function createPulse(ask: () => void, onStandstill: () => void): Pulse {
  let timer: NodeJS.Timeout | undefined
  let asked = 0
  let answered = 0

  function beat(): void {
    asked += 1
    timer = setTimeout(suspect, longestSilenceMs)
    ask()
  }

  // If it was this thread that stood still, the answer is here already and only has to be read.
  function suspect(): void {
    setImmediate(() => {
      if (!timer || answered === asked) return
      stop()
      onStandstill()
    })
  }

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  return {
    start() {
      if (!timer) beat()
    },
    felt() {
      answered = asked
      if (!timer) return
      clearTimeout(timer)
      timer = setTimeout(beat, everyMs)
    },
    stop,
  }
}
