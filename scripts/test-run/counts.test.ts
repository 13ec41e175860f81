import { describe, expect, it } from 'vitest'
import {
  addCounts,
  countHonestly,
  countPlaywright,
  countVitest,
  formatCounts,
  noCounts,
} from './counts.ts'

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [1, 2, 3] }],
}

describe('counting', () => {
  it('takes the figures of vitest', () => {
    expect(countVitest(vitestReport)).toEqual({ passed: 3, failed: 1, skipped: 2, flaky: 0 })
  })

  it('counts a unit test file that does not load as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]

    expect(countVitest({ ...vitestReport, testResults }).failed).toBe(2)
  })

  it('takes the figures of playwright, a flaky test as passed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 1 }

    expect(countPlaywright({ stats, errors: [] })).toEqual({
      passed: 7,
      failed: 1,
      skipped: 1,
      flaky: 2,
    })
  })

  it('counts an error outside every browser test as a failure', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }

    expect(countPlaywright({ stats, errors: ['the server did not start'] }).failed).toBe(1)
  })

  it('counts a runner without tests as a failure', () => {
    expect(countHonestly(noCounts, 0).failed).toBe(1)
  })

  it('counts a runner that fails without a failed test as a failure', () => {
    expect(countHonestly({ ...noCounts, passed: 9 }, 1)).toEqual({
      ...noCounts,
      passed: 9,
      failed: 1,
    })
  })

  it('sums up in one line, with skipped tests only where there are any', () => {
    const counts = addCounts([
      { passed: 1, failed: 2, skipped: 0, flaky: 0 },
      { passed: 10, failed: 0, skipped: 0, flaky: 1 },
    ])

    expect(formatCounts(counts)).toBe('11 passed, 2 failed')
    expect(formatCounts({ ...counts, skipped: 3 })).toBe('11 passed, 2 failed, 3 skipped')
  })
})
