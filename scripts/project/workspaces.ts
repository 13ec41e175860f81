import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Manifest = {
  readonly name: string
  readonly version: string
  readonly exports?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export type Workspace = {
  readonly name: string
  /** Relative to the checkout's top: `packages/content`. */
  readonly folder: string
  readonly manifest: Manifest
}

const parents = ['packages', 'apps']

/** The workspaces of a checkout, from their package.json files. */
export function readWorkspaces(root: string): Workspace[] {
  return parents
    .filter((parent) => existsSync(join(root, parent)))
    .flatMap((parent) => readdirSync(join(root, parent)).map((child) => `${parent}/${child}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const manifest = readManifest(join(root, folder))
      return { name: manifest.name, folder, manifest }
    })
}

/** The package.json of one folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** The names a package declares, with those it needs only for development. */
export function declaredDependencies(manifest: Manifest): string[] {
  const { dependencies, devDependencies, peerDependencies } = manifest
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
}
