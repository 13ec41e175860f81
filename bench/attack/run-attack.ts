import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { residentMb } from '../../scripts/process/numbers.ts'
import type { AttackServer } from './attack-server.ts'
import type { AttackName } from './attacks.ts'
import type { Experience, Patience } from './bystanders.ts'
import { createFaultBook, type Fault } from './faults.ts'
import { countMissing, postGoodLeads } from './good-leads.ts'
import { createOperationLog } from './operation-log.ts'
import { sendAttackers } from './send-attackers.ts'
import { startListener } from './start-listener.ts'
import { stolenMs } from './stolen-time.ts'
import { watchMemory } from './memory-watch.ts'

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
  /** What the server has promised to keep. */
  readonly references: readonly string[]
  readonly unansweredLeads: number
  readonly missingLeads: number
  readonly peakMemoryMb: number
  readonly memoryBeforeMb: number
  readonly memoryAfterMb: number
  /** How many operations of each attack there were. */
  readonly operations: ReadonlyMap<string, number>
  readonly faults: readonly Fault[]
  /** Of whoever listened; zero where it could not be raised. */
  readonly priority: number
  /** Of all processors together, while everything was thrown. */
  readonly stolenPercent: number
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
  const memory = watchMemory(server.pid)
  const leads = postGoodLeads(place, (what) => faults.note('lead', what))
  const callBack = startListener({ place, serverPid: server.pid, patience }, faults)
  const stolen = measureStolen()
  await attack({ seconds, seed })
  const stolenPercent = stolen()
  const [{ experience, priority }] = await Promise.all([callBack(), leads.stop()])
  const peakMemoryMb = memory.stop()
  await settle()
  return {
    ...experience,
    isAlive,
    references: leads.references,
    unansweredLeads: leads.unanswered,
    missingLeads: await countMissing(server.folder, leads.references),
    peakMemoryMb,
    memoryBeforeMb,
    memoryAfterMb: residentMb(server.pid),
    operations: log.begun,
    faults: await faults.list(),
    priority,
    stolenPercent,
  }
}

/** From now until it is asked. */
function measureStolen(): () => number {
  const [startedAt, before] = [performance.now(), stolenMs()]
  return () => {
    const passedMs = (performance.now() - startedAt) * availableParallelism()
    return ((stolenMs() - before) / passedMs) * 100
  }
}
