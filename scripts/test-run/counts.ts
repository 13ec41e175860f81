export type Counts = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Passed, but only at a later try. */
  readonly flaky: number
}

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
export const onePassed: Counts = { ...noCounts, passed: 1 }
export const oneFailed: Counts = { ...noCounts, failed: 1 }

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { status: string; assertionResults: readonly unknown[] }[]
}

/** A test file that could not even be loaded counts as one failure. */
export function countVitest(json: unknown): Counts {
  const report = json as VitestReport
  const brokenFiles = report.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && assertionResults.length === 0
  })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: 0,
  }
}

type PlaywrightReport = {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
  /** What went wrong outside any test: a file that does not load, a server that does not start. */
  readonly errors: readonly unknown[]
}

export function countPlaywright(json: unknown): Counts {
  const { stats, errors } = json as PlaywrightReport
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }
}

/** A runner that found no test, or failed without a failed test, must not look like a success. */
export function countHonestly(counts: Counts, exitCode: number): Counts {
  const isEmpty = counts.passed + counts.failed === 0
  const isSilentFailure = exitCode !== 0 && counts.failed === 0
  return isEmpty || isSilentFailure ? { ...counts, failed: 1 } : counts
}

export function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    flaky: sum('flaky'),
  }
}

/** The last line of the run. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}
