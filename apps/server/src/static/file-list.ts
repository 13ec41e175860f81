import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

import { SiteError } from './site-error.ts'

const routableName = /^[\w.~@+/-]+$/
// Pages are served by their paths, compressed files in place of the plain ones.
const neverServed = /\.(?:html|br|gz)$/

/**
 * The files of the site that have an address of their own. A request is looked up in this list and
 * never turned into a file name, so nothing outside it can be reached.
 */
export async function listFiles(siteDir: string): Promise<string[]> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !neverServed.test(file) && !isHidden(file))

  const odd = files.find((file) => !routableName.test(file))
  if (odd !== undefined) throw new SiteError('damaged', `"${odd}" cannot stand in an address`)
  return files.sort()
}

function isHidden(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('.'))
}
