// The promises of the lead service at full size: nothing lost and nothing twice under kill -9, malformed bodies, slow
// clients, mail servers in trouble, speed. `npm run bench -- leads /speed /stop` runs the parts named alone.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../scripts/process/command.ts'
import { PlainError } from '../scripts/process/plain-error.ts'
import type { Figure } from './leads/figures.ts'
import { formatGuarantees } from './leads/guarantee-table.ts'
import * as crash from './leads/parts/crash.ts'
import * as intake from './leads/parts/intake.ts'
import * as mail from './leads/parts/mail.ts'
import { measureRestarts } from './leads/parts/restart.ts'
import type { Part } from './leads/parts/settings.ts'
import { measureSeveralServers } from './leads/parts/several.ts'
import { measureSpam } from './leads/parts/spam.ts'
import { measureSpeed } from './leads/parts/speed.ts'
import * as stop from './leads/parts/stop.ts'
import * as traces from './leads/parts/traces.ts'
import { printReport } from './report.ts'

const partOf: Readonly<Record<string, Part>> = {
  crash: crash.measureCrashes,
  'crash-postgres': crash.measureCrashesOnPostgres,
  several: measureSeveralServers,
  flush: crash.measureFlush,
  restart: measureRestarts,
  repeat: intake.measureRepeats,
  outage: mail.measureOutage,
  hour: mail.measureHour,
  troubles: mail.measureTroubles,
  malformed: intake.measureMalformed,
  slow: intake.measureSlow,
  spam: measureSpam,
  privacy: traces.measurePrivacy,
  stop: stop.measureStop,
  lease: stop.measureLease,
  speed: measureSpeed,
  logs: traces.measureLogs,
}

await runCommand(async () => {
  const named = process.argv.slice(2).map((argument) => argument.slice(1))
  const root = mkdtempSync(join(tmpdir(), 'nightdesk-leads-bench-'))
  const figures: Figure[] = []
  const loads: string[] = []
  try {
    for (const name of named.length > 0 ? named : Object.keys(partOf)) {
      const measure = partOf[name]
      if (!measure) throw new PlainError(`Parts are ${Object.keys(partOf).join(', ')}.`)
      const dataDir = join(root, name)
      mkdirSync(dataDir)
      const started = performance.now()
      const measured = await measure(dataDir)
      figures.push(...measured)
      const kept = measured.filter(({ isGood }) => isGood).length
      const seconds = Math.round((performance.now() - started) / 1000)
      // Beside the report: it takes a quarter of an hour, and somebody may be waiting.
      console.error(`${name}: ${kept} of ${measured.length} figures are good, ${seconds} s`)
      loads.push(`${name} ${(loadavg()[0] ?? 0).toFixed(1)}`)
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  return printReport({
    name: 'leads',
    results: figures,
    table: `${formatGuarantees(figures)}\n\nLoad of the machine after each part: ${loads.join(', ')}`,
    problems: figures
      .filter(({ isGood }) => !isGood)
      .map(({ id, name, value }) => `${id}, ${name}: ${value}`),
  })
})
