// How our server compares with nginx that serves the same bytes with the same headers, and with the least program that
// answers a post with a durable INSERT: each pair in one run, in turns, so that whatever else the machine does meets both.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../scripts/process/command.ts'
import { findProgram } from '../scripts/process/find-program.ts'
import { formatTable } from '../scripts/project/table.ts'
import budgets from './budgets.json' with { type: 'json' }
import { withBuiltSite } from './built-site.ts'
import { percentile } from './percentile.ts'
import { printReport } from './report.ts'
import { allRoutes } from './routes.ts'
import { insertSteadily, postSteadily, startBareServer } from './serve/lead-pace.ts'
import { putLoad, type Load } from './serve/load.ts'
import { fetchServed, startNginx } from './serve/nginx-files.ts'
import { fetchSettled } from './serve/settled-files.ts'

const rounds = 5
const roundSeconds = 3
const connections = 16
const leadPace = { perSecond: 40, seconds: 4 }
const { serve: budget } = budgets

type Pair = { readonly name: string; readonly ours: number[]; readonly theirs: number[] }
type Row = {
  readonly name: string
  readonly ours: number
  readonly theirs: number
  readonly ratio: number
  readonly line: string
  readonly isGood: boolean
}

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightdesk-serve-'))
  try {
    const settings = {
      VOICE_PROVIDER: 'off',
      CONTACT_RATE_PER_MINUTE: '1000000',
      DATA_DIR: join(folder, 'data'),
    }
    const rows = await withBuiltSite((url) => measure(url, folder), settings)
    const load = `${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`
    const table = formatTable(
      ['What', 'Ours', 'Theirs', 'Ratio', 'Pass line'],
      rows.map(({ name, ours, theirs, ratio, line }) => [
        name,
        ours.toFixed(1),
        theirs.toFixed(1),
        ratio.toFixed(2),
        line,
      ]),
    )
    return printReport({
      name: 'serve',
      results: rows,
      table: `${table}\n\nOne process each, ${connections} connections, ${load}.`,
      problems: rows
        .filter(({ isGood }) => !isGood)
        .map(({ name, ratio, line }) => `${name}: ${ratio.toFixed(2)}, not ${line}`),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function measure(url: string, folder: string): Promise<Row[]> {
  const isThere = findProgram(['nginx'], { PATH: `${process.env.PATH}:/usr/sbin` })
  if (!isThere)
    console.log('Without nginx (apt-get install nginx-light): leads are compared alone.')
  const files = isThere ? await compareFiles(url, folder) : []
  return [...files, ...(await compareLeads(url, folder))]
}

async function compareFiles(url: string, folder: string): Promise<Row[]> {
  const pages = allRoutes
  const assets = await findAssets(url)
  const files = [
    ...(await fetchSettled(url, pages)),
    ...(await Promise.all(assets.map((path) => fetchServed(url, path)))),
  ]
  const nginx = await startNginx(folder, files)
  const ports = { ours: Number(new URL(url).port), theirs: nginx.port }
  try {
    const rows: Row[] = []
    for (const [name, paths] of Object.entries({ pages, assets }))
      rows.push(...(await compare(name, paths, ports)))
    return rows
  } finally {
    await nginx.stop()
  }
}

/** The program and the fonts of a first visit. */
async function findAssets(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text()
  return [
    ...new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|woff2|avif)/g)].map(([path]) => path)),
  ]
}

async function compare(
  name: string,
  paths: readonly string[],
  ports: { readonly ours: number; readonly theirs: number },
): Promise<Row[]> {
  const load = (port: number) => putLoad({ port, paths, connections, seconds: roundSeconds })
  const [ours, theirs]: [Load[], Load[]] = [[], []]
  await load(ports.ours)
  await load(ports.theirs)
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(ports.ours))
    theirs.push(await load(ports.theirs))
  }
  const rate = { name: `${name}, a second`, ours: rates(ours), theirs: rates(theirs) }
  const slow = { name: `${name}, p99 ms`, ours: slowest(ours), theirs: slowest(theirs) }
  return [atLeast(rate, budget.throughputRatio), atMost(slow, budget.p99Ratio)]
}

async function compareLeads(url: string, folder: string): Promise<Row[]> {
  const bare = await startBareServer(folder)
  const [ours, theirs, alone]: [number[], number[], number[]] = [[], [], []]
  try {
    for (let round = 0; round < rounds; round += 1) {
      ours.push(percentile(await postSteadily(url, leadPace), 99))
      theirs.push(percentile(await postSteadily(bare.url, leadPace), 99))
      alone.push(percentile(await insertSteadily(folder, leadPace), 99))
    }
  } finally {
    await bare.stop()
  }
  return [
    atMost({ name: 'lead, p99 ms', ours, theirs }, budget.leadP99Ratio),
    told({ name: 'lead beside an INSERT without HTTP, p99 ms', ours, theirs: alone }),
  ]
}

function rates(loads: readonly Load[]): number[] {
  return loads.map(({ perSecond }) => perSecond)
}

function slowest(loads: readonly Load[]): number[] {
  return loads.map(({ times }) => percentile(times, 99))
}

function atLeast(pair: Pair, limit: number): Row {
  const row = compareMiddles(pair)
  return { ...row, line: `≥ ${limit}`, isGood: row.ratio >= limit }
}

function atMost(pair: Pair, limit: number): Row {
  const row = compareMiddles(pair)
  return { ...row, line: `≤ ${limit}`, isGood: row.ratio <= limit }
}

/** Without a line to hold: on a quick disk HTTP alone takes longer than an INSERT. */
function told(pair: Pair): Row {
  return { ...compareMiddles(pair), line: 'told', isGood: true }
}

function compareMiddles({ name, ...pair }: Pair) {
  const [ours, theirs] = [percentile(pair.ours, 50), percentile(pair.theirs, 50)]
  return { name, ours, theirs, ratio: ours / theirs }
}
