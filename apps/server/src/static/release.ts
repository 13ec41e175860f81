import { readdir, realpath, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

import { hourMs } from '@nightdesk/contracts'
import type { FastifyInstance } from 'fastify'

// The build leaves alone what was said to be served within the last three hours.
const sayEveryMs = hourMs

export type Release = {
  /** Changes with anything the build made. */
  readonly name: string
  /** Where its files really are: what becomes current later does not change what is served here. */
  readonly siteDir: string
  /**
   * The same folder of the releases that stand beside it now, newest first: for tabs that were opened with one of them,
   * here before or on another server since.
   */
  readonly findOthers: () => Promise<readonly string[]>
}

/** Finds out which release a folder of the site is, however it is reached. */
export async function openRelease(siteDir: string): Promise<Release> {
  // What is not there is for the manifest's reader to tell.
  const realDir = await realpath(siteDir).catch(() => siteDir)
  const folder = dirname(realDir)
  return { name: basename(folder), siteDir: realDir, findOthers: () => findOthers(folder) }
}

/** A build that stands alone has nobody beside it. */
async function findOthers(folder: string): Promise<string[]> {
  const releases = dirname(folder)
  if (basename(releases) !== 'releases') return []
  const others = (await readdir(releases)).filter((name) => name !== basename(folder))
  const dated = await Promise.all(others.map((name) => dateOf(join(releases, name, 'client'))))
  return dated.sort((a, b) => b.timeMs - a.timeMs).map(({ siteDir }) => siteDir)
}

/** When a release was last current or served. One that is being removed at this moment is the oldest. */
async function dateOf(siteDir: string) {
  const times = await stat(dirname(siteDir)).catch(() => undefined)
  return { siteDir, timeMs: times?.mtimeMs ?? 0 }
}

/** Says by the date of its folder that a release is served, so that no build removes it meanwhile. */
export function keepInUse(app: FastifyInstance, { siteDir }: Release): void {
  const folder = dirname(siteDir)
  const say = async () => {
    const now = new Date()
    // Where nothing may be written, nothing is removed by us either.
    await utimes(folder, now, now).catch(() => undefined)
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    await say()
    timer = setInterval(() => void say(), sayEveryMs).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
