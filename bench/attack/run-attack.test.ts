import { expect, it, onTestFinished } from 'vitest'
import { startAttackServer } from './attack-server.ts'
import { attackNames } from './attacks.ts'
import { runAttack } from './run-attack.ts'

// Long enough for every attack to have its turn; how late and how large are the benchmark's business.
const seconds = 15
const anyTime = Number.MAX_SAFE_INTEGER
// A server that ends in the middle of it all may need longer than a test's end is given.
const stopWithinMs = 30_000

it('outlives every attack, and keeps each lead it has acknowledged meanwhile', async () => {
  const target = await startAttackServer(['--no-site'])
  onTestFinished(() => target.server.stop(), stopWithinMs)

  const run = await runAttack(target, {
    names: attackNames,
    seed: 1,
    warmUpSeconds: 0,
    seconds,
    settleSeconds: 0,
    patience: { healthMs: anyTime, soundGapMs: anyTime },
  })

  const worst = run.faults.filter(({ kind }) => kind === 'death' || kind === 'attacker')
  expect(worst).toEqual([])
  expect(run.isAlive).toBe(true)
  expect([...run.operations.keys()].sort()).toEqual([...attackNames].sort())
  expect(run.references.length).toBeGreaterThan(0)
  expect(run.missingLeads).toBe(0)
  for (const { frames } of Object.values(run.sound)) expect(frames).toBeGreaterThan(0)
})
