import { describe, expect, it } from 'vitest'
import { PlainError } from '../process/plain-error.ts'
import { oneFailed, onePassed } from './counts.ts'
import { runStages } from './run-stages.ts'
import type { Stage, Step } from './steps.ts'

const passing = (name: string, needs: string[] = []): Step => {
  return { name, needs, run: () => Promise.resolve({ counts: onePassed, output: 'noise' }) }
}
const failing = (name: string): Step => {
  return { name, run: () => Promise.resolve({ counts: oneFailed, output: 'what went wrong' }) }
}

async function runAll(stages: readonly Stage[]) {
  const lines: string[] = []
  const counts = await runStages(stages, (line) => lines.push(line))
  return { counts, printed: lines.join('\n') }
}

/** One step after the other. */
const run = (...steps: Step[]) => runAll(steps.map((step) => [step]))

describe('the steps of a test run', () => {
  it('keep quiet when they pass', async () => {
    const { counts, printed } = await run(passing('lint'))

    expect(printed).toMatch(/^✓ lint +\d+\.\d s$/)
    expect(counts).toEqual(onePassed)
  })

  it('show all of their output when they fail', async () => {
    const { printed } = await run(failing('lint'))

    expect(printed).toContain('✗ lint')
    expect(printed).toContain('what went wrong')
  })

  it('name the tests that passed only at a later try', async () => {
    const output = `
  1) a.spec.ts:3 › the toast
     Error: not visible

  2 flaky
    [site] › a.spec.ts:3:1 › the toast
    [site] › b.spec.ts:9:1 › the menu
  743 passed (15.2m)
`
    const counts = { ...onePassed, passed: 745, flaky: 2 }
    const { printed } = await run({ name: 'browser tests', run: async () => ({ counts, output }) })

    expect(printed.split('\n').slice(1)).toEqual([
      '    [site] › a.spec.ts:3:1 › the toast',
      '    [site] › b.spec.ts:9:1 › the menu',
    ])
  })

  it('go on after a failure', async () => {
    const { counts } = await run(failing('lint'), passing('types'))

    expect(counts).toEqual({ ...onePassed, failed: 1 })
  })

  it('are left out when a step they need failed, or was left out itself', async () => {
    const { counts, printed } = await run(
      failing('build'),
      passing('size', ['build']),
      passing('film', ['size']),
    )

    expect(printed).toContain('- size: not run, because build failed')
    expect(printed).toContain('- film: not run, because size failed')
    expect(counts).toEqual(oneFailed)
  })

  it('count a crash as a failure, told in a plain line where it can be', async () => {
    const crash = () => Promise.reject(new PlainError('No Chromium.'))
    const { counts, printed } = await run({ name: 'chromium', run: crash })

    expect(counts).toEqual(oneFailed)
    expect(printed).toMatch(/^✗ chromium .*\nNo Chromium\.$/m)
  })

  it('run side by side within a stage, and the next stage after all of them', async () => {
    const began: string[] = []
    const { promise: bothBegan, resolve } = Promise.withResolvers<void>()
    const waiting = (name: string): Step => ({
      name,
      run: async () => {
        began.push(name)
        if (began.length === 2) resolve()
        await bothBegan
        return { counts: onePassed, output: '' }
      },
    })

    const { printed } = await runAll([[waiting('format'), waiting('lint')], [passing('build')]])

    expect(began).toEqual(['format', 'lint'])
    expect(printed.split('\n').at(-1)).toContain('build')
  })
})
