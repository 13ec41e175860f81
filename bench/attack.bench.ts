// Ten minutes of everything that strangers can throw at the server, and how everybody else fares meanwhile. `npm run
// bench -- attack --minutes 3 --seed 7` is shorter and can be had again; /http /calls runs the attacks named alone.
// All of it goes to the loopback network, about a hundred operations a second, from processes of low priority.
import { randomInt } from 'node:crypto'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { runCommand } from '../scripts/process/command.ts'
import { PlainError } from '../scripts/process/plain-error.ts'
import { ensureBuilt } from '../scripts/site-build/ensure-built.ts'
import { testEnvironment } from '../scripts/test-run/environment.ts'
import { startAttackServer } from './attack/attack-server.ts'
import { attackNames, type AttackName } from './attack/attacks.ts'
import { formatFault } from './attack/faults.ts'
import { attackFigures } from './attack/figures.ts'
import { runAttack } from './attack/run-attack.ts'
import budgets from './budgets.json' with { type: 'json' }
import { printFigures } from './report.ts'

const highestSeed = 1_000_000
const warmUpSeconds = 40
const settleSeconds = 30

await runCommand(async () => {
  const { names, minutes, seed } = readOrder()
  console.error(`Attacks ${names.join(', ')} for ${minutes} min with --seed ${seed}`)
  await ensureBuilt(testEnvironment(process.env))
  const target = await startAttackServer()
  try {
    const run = await runAttack(target, {
      names,
      seed,
      warmUpSeconds,
      seconds: minutes * 60,
      settleSeconds,
      patience: { healthMs: budgets.attack.healthP99Ms, soundGapMs: budgets.attack.soundGapMs },
    })
    const figures = attackFigures(run, loadavg()[0] ?? 0)
    for (const fault of run.faults) console.log(formatFault(fault, seed))
    return printFigures('attack', figures, {
      how: ` (seed ${seed})`,
      also: [{ name: 'seed', value: seed }],
    })
  } finally {
    await target.server.stop()
  }
})

function readOrder() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(randomInt(highestSeed)) },
    },
  })
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)]
  if (!(minutes > 0)) throw new PlainError('--minutes is a number above 0.')
  if (!Number.isSafeInteger(seed)) throw new PlainError('--seed is a whole number.')
  const wanted = positionals.map((argument) => argument.slice(1))
  const unknown = wanted.find((name) => !isAttack(name))
  if (unknown !== undefined) throw new PlainError(`Attacks are ${attackNames.join(', ')}.`)
  return { minutes, seed, names: wanted.length > 0 ? wanted.filter(isAttack) : attackNames }
}

function isAttack(name: string): name is AttackName {
  return attackNames.some((known) => known === name)
}
