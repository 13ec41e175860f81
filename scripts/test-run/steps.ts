import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runQuietly, type ChildOptions } from '../process/children.ts'
import { rootDir } from '../project/paths.ts'
import { formatViolations, type Check } from '../project/violations.ts'
import { countHonestly, oneFailed, onePassed, type Counts } from './counts.ts'

export type StepResult = { readonly counts: Counts; readonly output: string }

export type Step = {
  readonly name: string
  /** Steps without which this one makes no sense: it is left out when one of them failed. */
  readonly needs?: readonly string[]
  readonly run: () => Promise<StepResult>
}

/** Steps that run side by side: together they fill a machine that none of them fills alone. */
export type Stage = readonly Step[]

/** One or more programs, one after the other; all must end well. Counts as one. */
export async function runPrograms(
  commands: readonly (readonly string[])[],
  options: ChildOptions,
): Promise<StepResult> {
  const failures: string[] = []
  for (const command of commands) {
    const { code, output } = await runQuietly(command, options)
    if (code !== 0) failures.push(output || `${command.join(' ')} ended with code ${code}`)
  }
  return { counts: failures.length > 0 ? oneFailed : onePassed, output: failures.join('\n') }
}

/** One of our own rules over the sources. Counts as one. */
export function runSourceCheck(check: Check): Promise<StepResult> {
  const violations = check(rootDir)
  const counts = violations.length > 0 ? oneFailed : onePassed
  return Promise.resolve({ counts, output: formatViolations(violations) })
}

export type Runner = {
  /** The command, given the file into which it writes its JSON report. */
  readonly command: (reportFile: string) => readonly string[]
  readonly env: (reportFile: string) => NodeJS.ProcessEnv
  readonly count: (report: unknown) => Counts
}

/** A test runner, counted by its own report. */
export async function runTests(runner: Runner): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'))
  const reportFile = join(folder, 'report.json')
  try {
    const { code, output } = await runQuietly(runner.command(reportFile), {
      env: runner.env(reportFile),
    })
    return { counts: countHonestly(readCounts(reportFile, runner.count), code), output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readCounts(file: string, count: Runner['count']): Counts {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // The runner died before it could report.
    return oneFailed
  }
}
