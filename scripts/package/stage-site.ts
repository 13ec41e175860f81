import { mkdirSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBelow } from '../site-build/content-name.ts'
import { currentRelease, listReleases, releasesFolder } from '../site-build/releases.ts'
import { PlainError } from '../process/plain-error.ts'
import { copyFile, copyFolder } from './copy.ts'

const served = /^(client\/|pages\.json$)/
/** The build writes a hash of the content into these files' names: one name is one content, in every release. */
const hashed = /^client\/(widget\/)?assets\//

/**
 * Lays out the current release and, of the releases beside it, the hashed files that it does not have: tabs that were
 * opened before an upgrade still ask for them. Source maps stay where the site was built.
 */
export function stageSite(build: string, to: string): void {
  const current = currentRelease(build)
  if (!current) throw new PlainError('The site is not built: run npm run build.')
  const target = join(releasesFolder(to), basename(current))
  copyFolder(current, target, (file) => served.test(file))
  symlinkSync(join('releases', basename(current)), join(to, 'current'))

  const known = new Set(filesBelow(target))
  for (const release of newestFirst(listReleases(build))) {
    if (release === current) continue
    const missing = filesBelow(release).filter((file) => hashed.test(file) && !known.has(file))
    missing.forEach((file) => known.add(file))
    addEarlier(release, join(releasesFolder(to), basename(release)), missing)
  }
}

function newestFirst(releases: readonly string[]): string[] {
  const dateOf = (release: string) => statSync(release).mtimeMs
  return [...releases].sort((a, b) => dateOf(b) - dateOf(a))
}

/** The date of a release's folder says when it was last current. */
function addEarlier(release: string, target: string, files: readonly string[]): void {
  mkdirSync(join(target, 'client'), { recursive: true })
  for (const file of files) copyFile(join(release, file), join(target, file))
  const { atime, mtime } = statSync(release)
  utimesSync(target, atime, mtime)
}
