export type ReadinessReport =
  | ({ readonly status: 'ready' } & Readonly<Record<string, string | boolean>>)
  | { readonly status: 'starting'; readonly waitingFor: readonly string[] }
  | { readonly status: 'stopping' }

/** Answers whether the server should get visitors. A part that needs time to load adds a check. */
export type Readiness = {
  /** The check is asked at every report. Returns the function that takes it out again. */
  addCheck(name: string, isReady: () => boolean): () => void
  /** Something to be told beside "ready" that does not decide about it. */
  addFact(name: string, isTrue: () => boolean): void
  /** From now on the report says "stopping", whatever the checks say. */
  stop(): void
  report(): ReadinessReport
}

export function createReadiness(): Readiness {
  const checks = new Map<string, () => boolean>()
  const facts = new Map<string, () => boolean>()
  let isStopping = false

  return {
    addCheck(name, isReady) {
      checks.set(name, isReady)
      return () => checks.delete(name)
    },
    addFact(name, isTrue) {
      facts.set(name, isTrue)
    },
    stop() {
      isStopping = true
    },
    report() {
      if (isStopping) return { status: 'stopping' }
      const waitingFor = [...checks].filter(([, isReady]) => !isReady()).map(([name]) => name)
      if (waitingFor.length > 0) return { status: 'starting', waitingFor }
      const told = [...facts].map(([name, isTrue]) => [name, isTrue()])
      return { status: 'ready', ...Object.fromEntries(told) }
    },
  }
}
