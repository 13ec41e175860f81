import budgets from '../budgets.json' with { type: 'json' }
import { atLeast, atMost, told, type Figure } from '../figures.ts'
import { transports, type Health, type Sound, type Transport } from './bystanders.ts'
import type { AttackRun } from './run-attack.ts'

const { attack: budget } = budgets

/** What an attack comes to, beside what is promised. The machine's own part is told apart, and nothing promised of it. */
export function attackFigures(run: AttackRun, load: number): Figure[] {
  const { memoryBeforeMb, memoryAfterMb } = run
  return [
    atLeast('same process alive', run.isAlive ? 1 : 0, 1),
    ...healthFigures(run.health),
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
    ...transports.flatMap((transport) => soundFigures(transport, run.sound[transport])),
    ...[...run.operations].map(([name, count]) => told(`operations, ${name}`, count)),
    atMost('attackers that failed', countFailed(run), 0),
    told('priority of whoever listened', run.priority),
    told('processor time stolen from the machine, %', run.stolenPercent),
    told('load of the machine', load),
  ]
}

function healthFigures({ asked, p50Ms, answered, byTheClock }: Health): Figure[] {
  return [
    told('health asked, times', asked),
    told('health p50, ms', p50Ms),
    atMost('health p99, ms', answered.p99Ms, budget.healthP99Ms),
    told('health p99 with the machine’s part, ms', byTheClock.p99Ms),
    told('health worst, ms', answered.worstMs),
    told('health worst with the machine’s part, ms', byTheClock.worstMs),
  ]
}

function soundFigures(transport: Transport, { frames, late, heard, made }: Sound): Figure[] {
  return [
    atLeast(`${transport} caller: frames heard`, frames, 1),
    told(`${transport} caller: lateness p99, ms`, heard.p99Ms),
    atMost(`${transport} caller: longest gap, ms`, heard.worstMs, budget.soundGapMs),
    told(`${transport} caller: longest with the machine’s part, ms`, late.worstMs),
    told(`${transport} caller: longest while the server had a processor, ms`, made.worstMs),
  ]
}

function countFailed({ faults }: AttackRun): number {
  return faults.filter(({ kind }) => kind === 'attacker').length
}
