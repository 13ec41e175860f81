// Runs after the site is built: inlines each page's own rules, defers the program, has early presses noted, compresses
// the files, writes those for search engines and the manifest the server reads.
import { comingProductPaths, redirects, routes } from '@nightdesk/content'
import { unsettled } from '@nightdesk/contracts'
import { readFileSync } from 'node:fs'
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildFolder } from './build-folder.ts'
import { compressAll } from './compress.ts'
import { deferProgram } from './defer-program.ts'
import { noteEarlyPress } from './early-press.ts'
import { readExtras } from './extras.ts'
import { inlineHashes, type InlineHashes } from './inline-hashes.ts'
import { inlineStyles } from './inline-styles.ts'
import { searchFiles } from './search-files.ts'
import { assertSettled } from './settled.ts'
import { slimManifest } from './slim-manifest.ts'
import { putSourceMapsAside } from './source-maps.ts'
import { webManifest } from './web-manifest.ts'

type PageEntry = InlineHashes & { readonly file: string; readonly status: 200 | 404 }

const buildAddress = pathToFileURL(`${buildFolder}/`)
const siteFolder = new URL('client/', buildAddress)

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}

function readStyles(href: string): string {
  return readFileSync(new URL(href.slice(1), siteFolder), 'utf8')
}

async function finishPage(file: string, status: PageEntry['status']): Promise<PageEntry> {
  const address = new URL(file, siteFolder)
  const styled = inlineStyles(await readFile(address, 'utf8'), readStyles)
  const html = noteEarlyPress(deferProgram(styled))
  await writeFile(address, html)
  return { file, status, ...inlineHashes(html) }
}

async function finishPages(paths: readonly string[], status: PageEntry['status']) {
  const entries = paths.map(async (path) => [path, await finishPage(fileOf(path), status)] as const)
  return Promise.all(entries)
}

async function slimRoutes(): Promise<void> {
  const [file] = await Array.fromAsync(
    glob('assets/manifest-*.js', { cwd: fileURLToPath(siteFolder) }),
  )
  if (!file) throw new Error('The framework’s list of routes was not built')
  const address = new URL(file, siteFolder)
  await writeFile(address, slimManifest(await readFile(address, 'utf8')))
}

async function filesBelow(folder: URL): Promise<readonly string[]> {
  const root = fileURLToPath(folder)
  const files = await Array.fromAsync(glob('**/*.*', { cwd: root }))
  return files.map((file) => root + file)
}

await putSourceMapsAside(siteFolder, new URL('source-maps/', buildAddress))
await rename(new URL('404/index.html', siteFolder), new URL('404.html', siteFolder))
// What rendered the pages has done its work.
await rm(new URL('server', buildAddress), { recursive: true, force: true })
await Promise.all(
  ['404', '__spa-fallback.html'].map((name) => rm(new URL(name, siteFolder), { recursive: true })),
)

const known = await finishPages(
  routes.map((route) => route.path),
  200,
)
const coming = await finishPages(comingProductPaths, 404)
const texts = searchFiles(unsettled.publicUrl)
const manifest = {
  pages: Object.fromEntries([...known, ...coming]),
  notFound: await finishPage('404.html', 404),
  redirects,
  texts: Object.keys(texts),
  extras: await readExtras(siteFolder),
}
const manifestFile = new URL('site.webmanifest', siteFolder)
await writeFile(manifestFile, webManifest(await readFile(manifestFile, 'utf8')))
await slimRoutes()
const files = (await filesBelow(siteFolder)).filter((file) => !file.endsWith('.html'))
await assertSettled(files)
await compressAll(files)
// Not compressed, like the pages: the server does that, once it has put its settings in.
for (const [name, text] of Object.entries(texts)) await writeFile(new URL(name, siteFolder), text)
await writeFile(new URL('pages.json', buildAddress), JSON.stringify(manifest, null, 2))
