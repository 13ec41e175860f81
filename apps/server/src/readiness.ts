export type ReadinessReport =
  | { readonly status: 'ready' }
  | { readonly status: 'starting'; readonly waitingFor: readonly string[] }
  | { readonly status: 'stopping' }

/** Answers whether the server should get visitors. A part that needs time to load adds a check. */
export type Readiness = {
  /** The check is asked at every report. Returns the function that takes it out again. */
  addCheck(name: string, isReady: () => boolean): () => void
  /** From now on the report says "stopping", whatever the checks say. */
  stop(): void
  report(): ReadinessReport
}

export function createReadiness(): Readiness {
  const checks = new Map<string, () => boolean>()
  let isStopping = false

  return {
    addCheck(name, isReady) {
      checks.set(name, isReady)
      return () => checks.delete(name)
    },
    stop() {
      isStopping = true
    },
    report() {
      if (isStopping) return { status: 'stopping' }
      const waitingFor = [...checks].filter(([, isReady]) => !isReady()).map(([name]) => name)
      return waitingFor.length > 0 ? { status: 'starting', waitingFor } : { status: 'ready' }
    },
  }
}
