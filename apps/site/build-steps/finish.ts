// Runs after the site is built: inlines each page's own rules, defers the program, writes the files for search
// engines and the manifest the server reads, compresses.
import { readConfig } from '@nightdesk/config'
import { comingProductPaths, redirects, routes } from '@nightdesk/content'
import { readFileSync } from 'node:fs'
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compressAll } from './compress.ts'
import { deferProgram } from './defer-program.ts'
import { readExtras, releaseOf } from './extras.ts'
import { inlineHashes, type InlineHashes } from './inline-hashes.ts'
import { inlineStyles } from './inline-styles.ts'
import { searchFiles } from './search-files.ts'
import { putSourceMapsAside } from './source-maps.ts'

type PageEntry = InlineHashes & { readonly file: string; readonly status: 200 | 404 }

const buildFolder = new URL('../build/', import.meta.url)
const siteFolder = new URL('client/', buildFolder)

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}

function readStyles(href: string): string {
  return readFileSync(new URL(href.slice(1), siteFolder), 'utf8')
}

async function finishPage(file: string, status: PageEntry['status']): Promise<PageEntry> {
  const address = new URL(file, siteFolder)
  const html = deferProgram(inlineStyles(await readFile(address, 'utf8'), readStyles))
  await writeFile(address, html)
  return { file, status, ...inlineHashes(html) }
}

async function finishPages(paths: readonly string[], status: PageEntry['status']) {
  const entries = paths.map(async (path) => [path, await finishPage(fileOf(path), status)] as const)
  return Promise.all(entries)
}

async function filesBelow(folder: URL): Promise<readonly string[]> {
  const root = fileURLToPath(folder)
  const files = await Array.fromAsync(glob('**/*.*', { cwd: root }))
  return files.map((file) => root + file)
}

await putSourceMapsAside(siteFolder, new URL('source-maps/', buildFolder))
await rename(new URL('404/index.html', siteFolder), new URL('404.html', siteFolder))
await Promise.all(
  ['404', '__spa-fallback.html'].map((name) => rm(new URL(name, siteFolder), { recursive: true })),
)

const known = await finishPages(
  routes.map((route) => route.path),
  200,
)
const coming = await finishPages(comingProductPaths, 404)
const manifest = {
  pages: Object.fromEntries([...known, ...coming]),
  notFound: await finishPage('404.html', 404),
  redirects,
  extras: await readExtras(siteFolder),
  release: await releaseOf(siteFolder),
}
const { publicUrl } = readConfig(process.env)
for (const [name, text] of Object.entries(searchFiles(publicUrl))) {
  await writeFile(new URL(name, siteFolder), text)
}
await compressAll(await filesBelow(siteFolder))
await writeFile(new URL('pages.json', buildFolder), JSON.stringify(manifest, null, 2))
