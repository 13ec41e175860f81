import { renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hourMs } from '@nightdesk/contracts'
import { filesBelow } from './content-name.ts'
import { makingFolder } from './making.ts'
import { currentRelease, listReleases } from './releases.ts'

export type Retention = {
  /** How long the files of an earlier release stay, for tabs that are still open. */
  readonly keepMs: number
  /** What all earlier releases may take together. */
  readonly maxBytes: number
  /** Whatever was served within this time stays: a server says so once an hour. */
  readonly servedMs: number
}

const retention: Retention = {
  keepMs: 7 * 24 * hourMs,
  maxBytes: 300 * 1024 * 1024,
  servedMs: 3 * hourMs,
}

/** Removes the earlier releases that are past their time, and the oldest of those that take too much. */
export function removeOldReleases(
  build: string,
  { keepMs, maxBytes, servedMs }: Retention = retention,
  now = Date.now(),
): void {
  const current = currentRelease(build)
  const earlier = listReleases(build)
    .filter((release) => release !== current)
    .map((release) => ({ release, ageMs: now - statSync(release).mtimeMs }))
    .sort((a, b) => a.ageMs - b.ageMs)
  let bytes = 0
  for (const { release, ageMs } of earlier) {
    bytes += sizeOf(release)
    const isWanted = ageMs < keepMs && bytes <= maxBytes
    if (!isWanted && ageMs >= servedMs) remove(build, release)
  }
}

/** Out of sight first: a release is there as a whole, or not at all. */
function remove(build: string, release: string): void {
  const aside = makingFolder(build)
  rmSync(aside, { recursive: true, force: true })
  renameSync(release, aside)
  rmSync(aside, { recursive: true })
}

function sizeOf(release: string): number {
  return filesBelow(release).reduce((sum, file) => sum + statSync(join(release, file)).size, 0)
}
