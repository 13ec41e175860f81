const everyMs = 500
const lookAgainMs = 500
/** As long as one thought may take, of the thread's own time. */
export const longestThoughtMs = 2_000
/** On a machine that is busy with something else, a thread may wait for its turn; longer than this, nobody waits for it. */
export const longestSilenceMs = 15_000

/** Watches whether a thread still answers, as long as somebody depends on it. */
export type Pulse = {
  /** Safe to repeat. */
  start(): void
  /** The thread has given its sign of life. */
  felt(): void
  stop(): void
}

type Watched = {
  /** Brings about a call of `felt`. */
  readonly ask: () => void
  /** How much processor time the thread has used so far; it may take its time to say so, or never do. */
  readonly spentMs: () => Promise<number>
  /** Told once. */
  readonly onStandstill: () => void
}

/**
 * A thread stands still when it has thought for two seconds without a sign of life. Time on the clock would not do: a
 * busy machine makes a thread wait that has done nothing wrong.
 */
export function createPulse({ ask, spentMs, onStandstill }: Watched): Pulse {
  let timer: NodeJS.Timeout | undefined
  let asked = 0
  let answered = 0

  function beat(): void {
    asked += 1
    const silence = { beat: asked, waitedMs: 0, spentBefore: Infinity }
    // Until it is known, nothing counts as spent since.
    void known(spentMs()).then((spent) => (silence.spentBefore = spent ?? Infinity))
    lookAfter(longestThoughtMs, silence)
    ask()
  }

  type Silence = { readonly beat: number; waitedMs: number; spentBefore: number }

  function lookAfter(ms: number, silence: Silence): void {
    timer = setTimeout(() => void suspect(silence, ms), ms)
  }

  async function suspect(silence: Silence, afterMs: number): Promise<void> {
    silence.waitedMs += afterMs
    const spent = await Promise.race([known(spentMs()), soon()])
    // If it was this thread that stood still, the answer is here already and has been read meanwhile.
    if (!timer || answered === asked || silence.beat !== asked) return
    const thoughtMs = (spent ?? 0) - silence.spentBefore
    if (thoughtMs >= longestThoughtMs || silence.waitedMs >= longestSilenceMs) {
      stop()
      onStandstill()
    } else lookAfter(lookAgainMs, silence)
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

const known = (spent: Promise<number>): Promise<number | undefined> => spent.catch(() => undefined)

/** A thread in the middle of machine code does not tell what it has spent. */
const soon = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, lookAgainMs, undefined))
