import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path/posix'
import { declaredDependencies, type Manifest, type Workspace } from '../project/workspaces.ts'
import type { Import } from './imports.ts'
import {
  allowedPackages,
  mayImport,
  packageZones,
  testKitUsers,
  zonesOfStrangers,
  zonesWithoutNode,
  type Zone,
} from './table.ts'
import { placeOf, type Place } from './zones.ts'

export type House = {
  readonly rootManifest: Manifest
  readonly workspaces: readonly Workspace[]
}

type Subject = { readonly file: string; readonly from: Place; readonly house: House }

const scope = '@nightdesk/'

/** Says which rule an import breaks, or nothing. */
export function judgeImport(file: string, one: Import, house: House): string | undefined {
  const subject = { file, from: placeOf(file), house }
  const specifier = one.specifier.replace(/\?.*$/, '')
  if (specifier.startsWith('.')) return judgeRelative(subject, specifier, one)
  if (specifier.startsWith(scope)) return judgeWorkspace(subject, specifier, one)
  if (isBuiltin(specifier)) return judgeBuiltin(subject.from)
  return judgeOutside(subject, specifier)
}

function judgeRelative(
  { file, from }: Subject,
  specifier: string,
  one: Import,
): string | undefined {
  const path = join(dirname(file), specifier)
  const to = placeOf(path)
  if (to.owner !== from.owner)
    return `${path} is outside its own package: only a door may be imported`
  if (to.zone !== from.zone) return judgeZones(from, to.zone, one)
  if (zonesOfStrangers.has(from.zone) && to.part !== from.part) {
    return `one of ${from.zone} never imports another`
  }
  return undefined
}

function judgeWorkspace(subject: Subject, specifier: string, one: Import): string | undefined {
  const [name = '', ...below] = specifier.slice(scope.length).split('/')
  const workspace = subject.house.workspaces.find((candidate) => candidate.name === scope + name)
  const zone = packageZones.find((candidate) => candidate === name)
  if (!zone) return 'an app has no door'
  if (below.length > 0 && !hasDoor(workspace?.manifest, `./${below.join('/')}`)) {
    return `only the door ${scope}${name} may be imported`
  }
  return (
    judgeTestKit(subject.from, zone) ??
    judgeZones(subject.from, zone, one) ??
    judgeDeclared(subject, scope + name)
  )
}

/** `./model/*` opens every file of that folder. */
function hasDoor(manifest: Manifest | undefined, path: string): boolean {
  const doors = Object.keys(manifest?.exports ?? {})
  return doors.some((door) =>
    door.endsWith('/*') ? path.startsWith(door.slice(0, -1)) : path === door,
  )
}

function judgeTestKit(from: Place, zone: Zone): string | undefined {
  if (zone !== 'testkit' || from.isTest || testKitUsers.has(from.zone)) return undefined
  return 'testkit is for tests, e2e and bench only'
}

function judgeZones(from: Place, to: Zone, { isTypeOnly }: Import): string | undefined {
  const { values, types = [] } = mayImport[from.zone]
  if (to === 'testkit' || values.includes(to)) return undefined
  if (isTypeOnly && types.includes(to)) return undefined
  const allowed = [...values, ...types.map((zone) => `types of ${zone}`)]
  return `${from.zone} may import ${allowed.join(', ') || 'nothing of ours'}`
}

function judgeBuiltin(from: Place): string | undefined {
  if (from.isTest || !zonesWithoutNode.has(from.zone)) return undefined
  return `${from.zone} must run without Node`
}

function judgeOutside(subject: Subject, specifier: string): string | undefined {
  // Modules a bundler makes up, such as `virtual:react-router/server-build`.
  if (specifier.includes(':')) return undefined
  const { from } = subject
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  const allowed = allowedPackages[from.zone]
  if (!from.isTest && allowed && !allowed.includes(name)) {
    return `${from.zone} may use ${allowed.join(', ') || 'no package'} from outside`
  }
  return judgeDeclared(subject, name)
}

function judgeDeclared({ from, house }: Subject, name: string): string | undefined {
  const owner = house.workspaces.find((workspace) => workspace.folder === from.owner)
  const isWorkspace = name.startsWith(scope)
  // Root files reach every workspace through the checkout's own links.
  if (!owner && isWorkspace) return undefined
  const own = declaredDependencies(owner?.manifest ?? house.rootManifest)
  if (own.includes(name)) return undefined
  // The tools of tests are declared once, at the top.
  if (from.isTest && declaredDependencies(house.rootManifest).includes(name)) return undefined
  return `not declared in ${join(from.owner, 'package.json')}`
}
