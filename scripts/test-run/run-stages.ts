import { performance } from 'node:perf_hooks'
import { assertNotStopping } from '../process/children.ts'
import { PlainError } from '../process/plain-error.ts'
import { addCounts, oneFailed, type Counts } from './counts.ts'
import type { Stage, Step, StepResult } from './steps.ts'

/** Runs one stage after the other, each step whatever became of the others, and tells how each went. */
export async function runStages(
  stages: readonly Stage[],
  print: (line: string) => void,
): Promise<Counts> {
  const failed = new Set<string>()
  const counts: Counts[] = []

  async function run(step: Step): Promise<void> {
    const missing = step.needs?.find((name) => failed.has(name))
    if (missing) {
      print(`- ${step.name}: not run, because ${missing} failed`)
      failed.add(step.name)
      return
    }
    const result = await runStep(step, print)
    if (result.counts.failed > 0) failed.add(step.name)
    counts.push(result.counts)
  }

  for (const stage of stages) await Promise.all(stage.map(run))
  return addCounts(counts)
}

async function runStep(step: Step, print: (line: string) => void): Promise<StepResult> {
  const startedAt = performance.now()
  const result = await step.run().catch(describeCrash)
  // A child that was told to stop has not failed.
  assertNotStopping()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  print(
    `${result.counts.failed > 0 ? '✗' : '✓'} ${step.name.padEnd(14)} ${seconds.padStart(6)} s${describeCounts(result.counts)}`,
  )
  if (result.counts.failed > 0) print(`${result.output.trimEnd()}\n`)
  else if (result.counts.flaky > 0) print(flakyTests(result.output))
  return result
}

/** The names a browser run gives, at its end, to the tests that needed a later try. */
function flakyTests(output: string): string {
  const [, names = ''] = /^ +\d+ flaky\n((?: {4}.+\n)+)/m.exec(output) ?? []
  return names.trimEnd()
}

function describeCrash(error: unknown): StepResult {
  const output =
    error instanceof PlainError ? error.message : String((error as Error).stack ?? error)
  return { counts: oneFailed, output }
}

function describeCounts({ passed, failed, skipped, flaky }: Counts): string {
  if (passed + failed + skipped <= 1) return ''
  const notes = [`${passed} passed`]
  if (failed > 0) notes.push(`${failed} failed`)
  if (skipped > 0) notes.push(`${skipped} skipped`)
  if (flaky > 0) notes.push(`${flaky} only at a later try`)
  return `  ${notes.join(', ')}`
}
