// Where builds of the site stand: `releases/<name of its content>/`, never changed once it is there, and `current`, a
// link to the one that the next server to start will serve.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { contentName } from './content-name.ts'

const needed = ['client/index.html', 'pages.json']
/** Beside what was built: the hash of what it was built from. */
const inputsFile = 'inputs'

export const releasesFolder = (build: string) => join(build, 'releases')
const currentLink = (build: string) => join(build, 'current')

/** The folder of the current release, if there is one. */
export function currentRelease(build: string): string | undefined {
  const link = currentLink(build)
  return existsSync(link) ? join(releasesFolder(build), basename(readlinkSync(link))) : undefined
}

/** Every release that stands there, as folders. */
export function listReleases(build: string): string[] {
  const folder = releasesFolder(build)
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
}

/** A whole release that was built from exactly these inputs, be it the current one or an earlier one. */
export function findRelease(build: string, inputs: string): string | undefined {
  return listReleases(build).find(
    (release) => isWhole(release) && readIfThere(join(release, inputsFile)) === inputs,
  )
}

/** Makes a release of a finished folder, which is moved. The same content a second time is the same release. */
export function addRelease(build: string, made: string, inputs: string): string {
  const release = join(releasesFolder(build), contentName(made))
  mkdirSync(releasesFolder(build), { recursive: true })
  writeFileSync(join(made, inputsFile), inputs)
  if (existsSync(release)) {
    renameSync(join(made, inputsFile), join(release, inputsFile))
    rmSync(made, { recursive: true })
  } else renameSync(made, release)
  return release
}

/** The one step by which a release becomes the current one: there is never none, and never half of one. */
export function switchTo(build: string, release: string): void {
  const previous = currentRelease(build)
  if (previous === release) return
  // Its week begins now.
  if (previous) touch(previous)
  touch(release)
  const next = `${currentLink(build)}.${process.pid}`
  rmSync(next, { force: true })
  symlinkSync(join('releases', basename(release)), next)
  renameSync(next, currentLink(build))
}

/** The date of a release's folder says when it was last current, or served: a running server sets it too. */
function touch(release: string): void {
  const now = new Date()
  utimesSync(release, now, now)
}

function isWhole(release: string): boolean {
  return needed.every((file) => existsSync(join(release, file)))
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
