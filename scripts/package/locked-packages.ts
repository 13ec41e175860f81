import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Cpu = 'arm64' | 'x64'

/** A package as package-lock.json has it; its key there is the path at which it is installed. */
type LockEntry = {
  readonly name?: string
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}
export type Lock = Readonly<Record<string, LockEntry>>

export type LockedPackage = {
  /** Where it is installed, and will be in the archive. */
  readonly path: string
  readonly name: string
  readonly version: string
  readonly integrity?: string
}

export type ProductionPackages = {
  /** Our own folders: `packages/leads`. */
  readonly workspaces: readonly string[]
  readonly packages: readonly LockedPackage[]
}

export function readLock(root: string): Lock {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  return (JSON.parse(text) as { readonly packages: Lock }).packages
}

/** Everything a workspace needs when it runs, near or far, on Linux with the GNU library and such a processor. */
export function productionPackages(lock: Lock, workspace: string, cpu: Cpu): ProductionPackages {
  const found = new Set<string>()
  const visit = (path: string | undefined) => {
    const entry = path === undefined ? undefined : lock[path]
    if (path === undefined || !entry || found.has(path) || !runsOn(entry, cpu)) return
    if (entry.link && entry.resolved) return visit(entry.resolved)
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = entry
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    for (const name of names) visit(findInstalled(lock, path, name))
  }
  visit(workspace)
  const paths = [...found].sort()
  return {
    workspaces: paths.filter((path) => !isThirdParty(path)),
    packages: paths.filter(isThirdParty).map((path) => describe(path, lock[path] ?? {})),
  }
}

function isThirdParty(path: string): boolean {
  return path.includes('node_modules/')
}

function runsOn({ os, cpu, libc }: LockEntry, wanted: Cpu): boolean {
  const allows = (list: readonly string[] | undefined, value: string) =>
    list?.includes(value) ?? true
  return allows(os, 'linux') && allows(cpu, wanted) && allows(libc, 'glibc')
}

/** Where a package's import of another leads: the nearest `node_modules` on the way up. What is optional may be nowhere. */
function findInstalled(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    if (lock[path]) return path
    if (folder === '.') return undefined
  }
}

function describe(path: string, { name, version = '', integrity }: LockEntry): LockedPackage {
  const installedAs = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return { path, name: name ?? installedAs, version, ...(integrity && { integrity }) }
}
