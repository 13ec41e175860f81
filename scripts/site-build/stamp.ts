import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stampFile = 'build/.stamp'
const outputs = ['build/client/index.html', 'build/pages.json']

/** Whether a finished build of exactly these inputs stands in the site's folder. */
export function isBuilt(site: string, inputs: string): boolean {
  if (!outputs.every((file) => existsSync(join(site, file)))) return false
  return readStamp(site) === inputs
}

/** Before a build starts: whatever stands there no longer counts as finished. */
export function removeStamp(site: string): void {
  rmSync(join(site, stampFile), { force: true })
}

/** The last act of a build. */
export function writeStamp(site: string, inputs: string): void {
  writeFileSync(join(site, stampFile), inputs)
}

function readStamp(site: string): string | undefined {
  const file = join(site, stampFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
