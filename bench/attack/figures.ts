import budgets from '../budgets.json' with { type: 'json' }
import { percentile } from '../percentile.ts'
import { atLeast, atMost, told, type Figure } from '../figures.ts'
import { transports, type Transport } from './bystanders.ts'
import type { Gap } from './gaps.ts'
import type { AttackRun } from './run-attack.ts'

const { attack: budget } = budgets

/** What an attack comes to, beside what is promised. */
export function attackFigures(run: AttackRun, load: number): Figure[] {
  const { healthTimes, gapsOf, memoryBeforeMb, memoryAfterMb } = run
  return [
    atLeast('same process alive', run.isAlive ? 1 : 0, 1),
    told('health asked, times', healthTimes.length),
    told('health p50, ms', percentile(healthTimes, 50)),
    atMost('health p99, ms', percentile(healthTimes, 99), budget.healthP99Ms),
    told('health worst, ms', greatest(healthTimes)),
    told('memory after warm-up, MB', memoryBeforeMb),
    told('memory at its peak, MB', run.peakMemoryMb),
    atMost(
      'memory growth after the run, MB',
      memoryAfterMb - memoryBeforeMb,
      budget.memoryGrowthMb,
    ),
    told('good leads acknowledged', run.references.length),
    atMost('good leads not acknowledged', run.unansweredLeads, 0),
    atMost('acknowledged leads not in the store', run.missingLeads, 0),
    ...transports.flatMap((transport) => soundFigures(transport, gapsOf[transport])),
    ...[...run.operations].map(([name, count]) => told(`operations, ${name}`, count)),
    atMost('attackers that failed', countFailed(run), 0),
    told('longest stall of the measuring process, ms', run.ownStallMs),
    told('load of the machine', load),
  ]
}

function soundFigures(transport: Transport, gaps: readonly Gap[]): Figure[] {
  const heard = gaps.map(({ heardMs }) => heardMs)
  const made = gaps.map(({ madeMs }) => madeMs)
  return [
    atLeast(`${transport} caller: frames heard`, gaps.length, 1),
    told(`${transport} caller: lateness p99, ms`, percentile(heard, 99)),
    atMost(`${transport} caller: longest gap, ms`, greatest(heard), budget.soundGapMs),
    told(`${transport} caller: longest while the server had a processor, ms`, greatest(made)),
  ]
}

function countFailed({ faults }: AttackRun): number {
  return faults.filter(({ kind }) => kind === 'attacker').length
}

// There may be more values than a call can have arguments.
function greatest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0)
}
