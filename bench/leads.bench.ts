// The promises of the lead service at full size: nothing lost and nothing twice under kill -9, malformed bodies, mail
// servers that are away, speed. `npm run bench -- leads /speed /stop` runs the parts named alone.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../scripts/process/command.ts'
import { PlainError } from '../scripts/process/plain-error.ts'
import { formatTable } from '../scripts/project/table.ts'
import { told, type Figure } from './leads/figures.ts'
import * as parts from './leads/parts.ts'
import { printReport } from './report.ts'

const partOf: Readonly<Record<string, (dataDir: string) => Promise<Figure[]>>> = {
  crash: parts.measureCrashes,
  'crash-postgres': parts.measureCrashesOnPostgres,
  flush: parts.measureFlush,
  repeat: parts.measureRepeats,
  outage: parts.measureOutage,
  malformed: parts.measureMalformed,
  stop: parts.measureStop,
  speed: parts.measureSpeed,
}

await runCommand(async () => {
  const named = process.argv.slice(2).map((argument) => argument.slice(1))
  const root = mkdtempSync(join(tmpdir(), 'nightdesk-leads-bench-'))
  const figures: Figure[] = []
  try {
    for (const name of named.length > 0 ? named : Object.keys(partOf)) {
      const measure = partOf[name]
      if (!measure) throw new PlainError(`Parts are ${Object.keys(partOf).join(', ')}.`)
      const dataDir = join(root, name)
      mkdirSync(dataDir)
      figures.push(...(await measure(dataDir)), told(`load during ${name}`, loadavg()[0] ?? 0))
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  const shown = figures.map(({ name, value }) => [name, String(Math.round(value * 10) / 10)])
  return printReport({
    name: 'leads',
    results: figures,
    table: formatTable(['What', 'Figure'], shown),
    problems: figures.filter(({ isGood }) => !isGood).map(({ name, value }) => `${name}: ${value}`),
  })
})
