import { expect, it, onTestFinished } from 'vitest'
import { startAttackServer } from './attack-server.ts'
import { attackNames } from './attacks.ts'
import { runAttack } from './run-attack.ts'

// Long enough for every attack to have its turn; the figures are the benchmark's business.
const seconds = 15
const anyTime = Number.POSITIVE_INFINITY

it(
  'outlives every attack, and keeps each lead it has acknowledged meanwhile',
  { timeout: 120_000 },
  async () => {
    const target = await startAttackServer(['--no-site'])
    onTestFinished(() => target.server.stop())

    const run = await runAttack(target, {
      names: attackNames,
      seed: 1,
      warmUpSeconds: 0,
      seconds,
      settleSeconds: 0,
      patience: { healthMs: anyTime, soundGapMs: anyTime },
    })

    expect(run.faults).toEqual([])
    expect(run.isAlive).toBe(true)
    expect([...run.operations.keys()].sort()).toEqual([...attackNames].sort())
    expect(run.references.length).toBeGreaterThan(0)
    expect(run.missingLeads).toBe(0)
    for (const gaps of Object.values(run.gapsOf)) expect(gaps.length).toBeGreaterThan(0)
  },
)
