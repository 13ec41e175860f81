import { setTimeout as delay } from 'node:timers/promises'
import { residentMb } from '../../scripts/process/numbers.ts'
import type { AttackServer } from './attack-server.ts'
import type { AttackName } from './attacks.ts'
import { startBystanders, type Experience, type Patience } from './bystanders.ts'
import { createFaultBook, type Fault } from './faults.ts'
import { countMissing } from './good-leads.ts'
import { createOperationLog } from './operation-log.ts'
import { sendAttackers } from './send-attackers.ts'

export type AttackOptions = {
  readonly names: readonly AttackName[]
  readonly seed: number
  /** An attack before the attack: afterwards the server has everything that it ever needs. */
  readonly warmUpSeconds: number
  readonly seconds: number
  /** How long after the last attacker the memory is read. */
  readonly settleSeconds: number
  readonly patience: Patience
}

export type AttackRun = Experience & {
  readonly isAlive: boolean
  readonly missingLeads: number
  readonly memoryBeforeMb: number
  readonly memoryAfterMb: number
  /** How many operations of each attack there were. */
  readonly operations: ReadonlyMap<string, number>
  readonly faults: readonly Fault[]
}

/** Throws everything at a server for a while, and says how everybody else fared meanwhile. */
export async function runAttack(target: AttackServer, options: AttackOptions): Promise<AttackRun> {
  const { server, place } = target
  const { names, seed, warmUpSeconds, seconds, settleSeconds, patience } = options
  const log = createOperationLog()
  const faults = createFaultBook(log)
  let isAlive = true
  const died = (async () => {
    await server.ended
    isAlive = false
    faults.note('death', 'the server is gone')
  })()
  const attack = (time: Pick<AttackOptions, 'seed' | 'seconds'>) =>
    sendAttackers({ names, place, ...time }, { log, faults, died })
  const settle = () => Promise.race([delay(settleSeconds * 1_000), died])

  if (warmUpSeconds > 0) {
    await attack({ seconds: warmUpSeconds, seed: seed + 1 })
    await settle()
  }
  const memoryBeforeMb = residentMb(server.pid)
  const stopBystanders = startBystanders(target, faults, patience)
  await attack({ seconds, seed })
  const experience = await stopBystanders()
  await settle()
  return {
    ...experience,
    isAlive,
    memoryBeforeMb,
    memoryAfterMb: residentMb(server.pid),
    missingLeads: await countMissing(server.folder, experience.references),
    operations: log.begun,
    faults: await faults.list(),
  }
}
