import { createHash } from 'node:crypto'
import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

type PageEntry = { readonly file: string; scriptHashes: string[] }
type Manifest = { readonly pages: Record<string, PageEntry>; readonly notFound: PageEntry }

/**
 * Copies a release as a build with a change in every file would leave it: each hashed name is another, wherever it
 * stands. What comes after that, from the folder to the current release, is the real way.
 */
export function copyRenamed(release: string, target: string): void {
  cpSync(release, target, { recursive: true })
  rmSync(join(target, 'inputs'))
  const client = join(target, 'client')
  // Compressed copies hold the old names; files are served without them too.
  for (const file of globSync('**/*.{br,gz}', { cwd: client })) rmSync(join(client, file))
  const hashed = globSync('{assets,widget/assets}/*.*', { cwd: client })
  for (const file of hashed) renameSync(join(client, file), join(client, renamed(file)))
  const rename = renamer(hashed.map((file) => basename(file)))
  for (const file of [
    ...globSync('client/**/*.{js,css,html,data}', { cwd: target }),
    'pages.json',
  ]) {
    const path = join(target, file)
    writeFileSync(path, rename(readFileSync(path, 'utf8')))
  }
  allowInlineScripts(target)
}

function renamed(file: string): string {
  return file.replace(/\.\w+$/, '_2$&')
}

function renamer(names: readonly string[]): (text: string) => string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  const anyName = new RegExp(
    longestFirst.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'),
    'g',
  )
  return (text) => text.replace(anyName, renamed)
}

/** The policy of a page allows its inline scripts by their hashes, and they name files. */
function allowInlineScripts(target: string): void {
  const file = join(target, 'pages.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  for (const entry of [...Object.values(manifest.pages), manifest.notFound]) {
    const html = readFileSync(join(target, 'client', entry.file), 'utf8')
    const texts = [...html.matchAll(inlineScript)].map(([, text = '']) => text)
    entry.scriptHashes = texts.map(
      (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    )
  }
  writeFileSync(file, JSON.stringify(manifest))
}
