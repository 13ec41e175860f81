// The whole program of its tag in the head: waits for a failure, and only then brings what can report it.
import { importAgain } from '../../platform/import-again.ts'
import { catchFailures, type Failure } from './catch-failures.ts'

const loadReporter = importAgain(() => import('./late/page-reporter.ts'))

/** A page that fails more often than this tells nothing new. */
const mostReports = 10

function startReports(reportTo: string, release: string | undefined): void {
  let reports = 0
  const report = async (failure: Failure) => {
    const { createPageReporter } = await loadReporter()
    createPageReporter({ reportTo, release })(failure)
  }
  catchFailures((failure) => {
    reports += 1
    if (reports > mostReports) return
    // A reporter that cannot be fetched must not become a failure to report.
    report(failure).catch(() => undefined)
  })
}

const { reportTo, release } =
  document.querySelector<HTMLScriptElement>('script[data-report-to]')?.dataset ?? {}
if (reportTo) startReports(reportTo, release)
