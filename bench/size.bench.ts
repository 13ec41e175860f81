// What a first visit to each route costs on the wire: bodies as sent (Brotli), in kB of 1000 bytes, until the network
// is quiet. Sound and film are not counted, the film's poster and player with it: they have budgets of their own.
import type { Browser, Request } from '@playwright/test'
import { runCommand } from '../scripts/process/command.ts'
import { formatTable } from '../scripts/project/table.ts'
import { withBrowser } from './browser.ts'
import budgets from './budgets.json' with { type: 'json' }
import { withBuiltSite } from './built-site.ts'
import { printReport } from './report.ts'
import { allRoutes, chosenRoutes } from './routes.ts'

const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const
type Kind = (typeof kinds)[number]
type RouteSize = { readonly route: string; readonly kb: Readonly<Record<Kind | 'total', number>> }

// As wide as a desk's screen: more is above the fold, so more is fetched.
const viewport = { width: 1440, height: 900 }

await runCommand(async () => {
  const sizes = await withBuiltSite((url) =>
    withBrowser([], (browser) => measureRoutes(browser, url)),
  )
  return printReport({
    name: 'size',
    results: sizes,
    table: formatTable(
      ['Route, kB', ...kinds, 'total'],
      sizes.map(({ route, kb }) => [
        route,
        ...[...kinds, 'total' as const].map((kind) => kb[kind].toFixed(1)),
      ]),
    ),
    problems: sizes.flatMap(findProblems),
  })
})

async function measureRoutes(browser: Browser, url: string): Promise<RouteSize[]> {
  const sizes: RouteSize[] = []
  for (const route of chosenRoutes(allRoutes)) sizes.push(await measureRoute(browser, url, route))
  return sizes
}

async function measureRoute(browser: Browser, url: string, route: string): Promise<RouteSize> {
  // A new context has an empty cache, as a first visitor has.
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(url + route, { waitUntil: 'networkidle' })
  // On a busy machine the network can be quiet before the program has been asked for.
  await page.waitForFunction(() => {
    return Object.keys(document).some((key) => key.startsWith('__reactContainer$'))
  })
  const bytes: Record<Kind, number> = {
    document: 0,
    script: 0,
    stylesheet: 0,
    font: 0,
    image: 0,
    other: 0,
  }
  for (const request of finished) {
    if (request.resourceType() === 'media' || isFilm(request)) continue
    bytes[kindOf(request)] += (await request.sizes()).responseBodySize
  }
  await context.close()
  return { route, kb: toKilobytes(bytes) }
}

function isFilm(request: Request): boolean {
  return /^\/(film\/|assets\/film-)/.test(new URL(request.url()).pathname)
}

function kindOf(request: Request): Kind {
  return kinds.find((kind) => kind === request.resourceType()) ?? 'other'
}

function toKilobytes(bytes: Readonly<Record<Kind, number>>): RouteSize['kb'] {
  const toKb = (count: number) => Math.round(count / 10) / 100
  const total = Object.values(bytes).reduce((sum, count) => sum + count, 0)
  const kb = Object.fromEntries(kinds.map((kind) => [kind, toKb(bytes[kind])])) as Record<
    Kind,
    number
  >
  return { ...kb, total: toKb(total) }
}

function findProblems({ route, kb }: RouteSize): string[] {
  const { scriptKb, fontKb, totalKb } = budgets.size
  const limits = { script: scriptKb, font: fontKb, total: totalKb }
  return (['script', 'font', 'total'] as const)
    .filter((kind) => kb[kind] > limits[kind])
    .map((kind) => `${route} ${kind} ${kb[kind]} kB, at most ${limits[kind]} kB`)
}
