// A process of its own that throws some of the attacks and tells its parent what it does. It ends by itself.
import { setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { Attack, Place } from './attack.ts'
import { attacks, type AttackName } from './attacks.ts'
import { createDice } from './dice.ts'
import { createInFlight } from './in-flight.ts'
import type { LogEntry } from './operation-log.ts'

export type AttackerOrder = {
  readonly names: readonly AttackName[]
  readonly place: Place
  readonly seed: number
  readonly seconds: number
}

// Whoever measures and whoever is measured come first; with the least priority of all, a busy machine would let no attack
// happen.
const lowPriority = 8

setPriority(lowPriority)
process.on('disconnect', () => process.exit())
const order = JSON.parse(process.argv[2] ?? '') as AttackerOrder
const endsAt = performance.now() + order.seconds * 1_000
await Promise.all(order.names.map((name) => keepAttacking(name)))
process.exit()

/** Starts operations at random moments, which are the same in every run with this seed. */
async function keepAttacking(name: AttackName): Promise<void> {
  const { run, perSecond, atOnce } = attacks[name]
  const moments = createDice(order.seed, name)
  const running = createInFlight()
  for (let number = 0; performance.now() < endsAt; number += 1) {
    const waitMs = (-Math.log(1 - moments.random()) * 1_000) / perSecond
    await delay(Math.min(waitMs, endsAt - performance.now()))
    if (running.count >= atOnce) await running.one()
    running.add(operate(run, `${name} ${number}`))
  }
}

async function operate(run: Attack['run'], id: string): Promise<void> {
  const note = (what: string) => tell({ id, what, at: Date.now() })
  note('begins')
  await run({ place: order.place, dice: createDice(order.seed, id), note })
  note('is over')
}

// A parent that is gone, or has heard enough, ends this process by that: it is no error.
function tell(entry: LogEntry): void {
  process.send?.(entry, undefined, {}, () => undefined)
}
