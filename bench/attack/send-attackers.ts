import { join } from 'node:path'
import { exitCode, startChild } from '../../scripts/process/children.ts'
import { pinnedNode } from '../../scripts/project/paths.ts'
import type { AttackerOrder } from './attacker.ts'
import type { FaultBook } from './faults.ts'
import type { LogEntry, OperationLog } from './operation-log.ts'

const attackerEntry = join(import.meta.dirname, 'attacker.ts')
const processes = 3
// Starting takes its time on a busy machine; after that an attacker is stuck.
const graceSeconds = 60

type Tools = {
  readonly log: OperationLog
  readonly faults: FaultBook
  /** There is nobody left to attack. */
  readonly died: Promise<unknown>
}

/** Spreads the attacks over a few processes and waits until all have ended: by themselves, or with the server. */
export async function sendAttackers(order: AttackerOrder, tools: Tools): Promise<void> {
  const shares = Array.from({ length: processes }, (_, index) =>
    order.names.filter((_name, at) => at % processes === index),
  )
  const sent = shares
    .filter((names) => names.length > 0)
    .map((names) => sendOne({ ...order, names }, tools))
  await Promise.all(sent)
}

async function sendOne(order: AttackerOrder, { log, faults, died }: Tools): Promise<void> {
  const child = startChild([pinnedNode, attackerEntry, JSON.stringify(order)], {}, [
    'ignore',
    'inherit',
    'inherit',
    'ipc',
  ])
  child.on('message', (entry) => log.add(entry as LogEntry))
  const callBack = () => void child.kill('SIGTERM')
  void died.then(callBack)
  const stuck = setTimeout(() => child.kill('SIGKILL'), (order.seconds + graceSeconds) * 1_000)
  const code = await exitCode(child)
  clearTimeout(stuck)
  if (code === 0 || child.signalCode === 'SIGTERM') return
  faults.note('attacker', `the attacker with ${order.names.join(', ')} ended ${code}`)
}
