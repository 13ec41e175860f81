import { join } from 'node:path'

/** The checkout's top folder. */
export const rootDir = join(import.meta.dirname, '../..')

/** The Node that runs everything after the bootstrap. */
export const pinnedNode = join(rootDir, 'node_modules/node/bin/node')

export const siteDir = join(rootDir, 'apps/site')

/** Where the builds of the site stand; `current` in it is the one that is served. */
export const buildDir = join(siteDir, 'build')

export const serverEntry = join(rootDir, 'apps/server/src/server.ts')

/** The path of an installed command-line tool. */
export function toolPath(name: string): string {
  return join(rootDir, 'node_modules/.bin', name)
}

/** What may be lost at any time, and is found out or made again. */
export const cacheDir = join(rootDir, 'node_modules/.cache')
