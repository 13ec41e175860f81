import { rootDir } from './paths.ts'
import { formatViolations, type Check } from './violations.ts'

/** Runs one check alone, from the command line. */
export function runCheck(check: Check): void {
  const violations = check(rootDir)
  if (violations.length === 0) return
  console.error(formatViolations(violations))
  process.exitCode = 1
}
