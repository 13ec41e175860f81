// Lighthouse as a phone on a slow network sees the site: simulated, three runs a route, the middle one counts.
// Routes may be named: `npm run bench -- lighthouse / /products/air`. They are measured twice: as the site comes, and
// with every outside service turned on.
import lighthouse from 'lighthouse'
import { runCommand } from '../scripts/process/command.ts'
import { freePort } from '../scripts/process/ports.ts'
import { formatTable } from '../scripts/project/table.ts'
import { withBrowser } from './browser.ts'
import budgets from './budgets.json' with { type: 'json' }
import { withBuiltSite } from './built-site.ts'
import { withEveryService } from './every-service.ts'
import { middleBy } from './middle.ts'
import { printReport } from './report.ts'
import { chosenRoutes } from './routes.ts'

const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
} as const

type Category = (typeof categories)[number]
type Audit = keyof typeof audits
type Run = {
  readonly scores: Readonly<Record<Category, number>>
  readonly figures: Readonly<Record<Audit, number>>
  /** How fast Lighthouse found this machine: far below its usual figure, the score says more about other programs. */
  readonly machineSpeed: number
  /** What cost points, so that a bad score can be mended. */
  readonly faults: readonly string[]
}
type Budget = Readonly<Partial<Record<Category, number>>>
type RouteResult = Run & { readonly route: string; readonly budget: Budget }

const auditNames = Object.keys(audits) as Audit[]

await runCommand(async () => {
  const results = [
    ...(await withBuiltSite((url) => measureRoutes(url, '', budgets.lighthouse))),
    ...(await withEveryService((env) =>
      withBuiltSite(
        (url) => measureRoutes(url, ', every service on', budgets.lighthouseWithServices),
        env,
      ),
    )),
  ]
  return printReport({
    name: 'lighthouse',
    results,
    table: toTable(results),
    problems: results.flatMap(findProblems),
  })
})

async function measureRoutes(url: string, remark: string, budget: Budget): Promise<RouteResult[]> {
  const port = await freePort()
  return withBrowser([`--remote-debugging-port=${port}`], async () => {
    const results: RouteResult[] = []
    for (const route of chosenRoutes(['/'])) {
      const measured: Run[] = []
      for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(url + route, port))
      const middle = middleBy(measured, ({ scores }) => scores.performance)
      results.push({ route: route + remark, budget, ...middle })
    }
    return results
  })
}

async function measureOnce(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = result
  const faults = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 1)
  return {
    scores: mapKeys(categories, (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    figures: mapKeys(auditNames, (name) => roundFigure(lhr.audits[name]?.numericValue)),
    machineSpeed: Math.round(lhr.environment.benchmarkIndex),
    faults: faults.map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)),
  }
}

function mapKeys<Key extends string>(
  keys: readonly Key[],
  value: (key: Key) => number,
): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, number>
}

// Milliseconds whole, the layout shift to a thousandth.
function roundFigure(figure = Number.NaN): number {
  return figure < 1 ? Math.round(figure * 1000) / 1000 : Math.round(figure)
}

function toTable(results: readonly RouteResult[]): string {
  return formatTable(
    ['Route', ...categories, ...Object.values(audits), 'machine'],
    results.map(({ route, scores, figures, machineSpeed }) => {
      return [
        route,
        ...categories.map((name) => scores[name]),
        ...auditNames.map((name) => figures[name]),
        machineSpeed,
      ].map(String)
    }),
  )
}

function findProblems({ route, scores, faults, budget }: RouteResult): string[] {
  return categories
    .filter((name) => scores[name] < (budget[name] ?? 0))
    .map(
      (name) =>
        `${route} ${name} ${scores[name]}, at least ${budget[name]}; seen: ${faults.join(', ')}`,
    )
}
