import { isTestFile } from '../project/files.ts'
import { packageZones, type RootZone, type SiteZone, type Zone } from './table.ts'

export type Place = {
  readonly zone: Zone
  /** The workspace's folder; empty for what belongs to the checkout itself. */
  readonly owner: string
  /** Which feature or which page. */
  readonly part: string
  readonly isTest: boolean
}

const siteFolders: Readonly<Record<string, SiteZone>> = {
  ui: 'site/ui',
  illustrations: 'site/illustrations',
  platform: 'site/platform',
  features: 'site/features',
  pages: 'site/pages',
  styles: 'site/assets',
  fonts: 'site/assets',
}
const rootFolders: readonly string[] = ['scripts', 'e2e', 'bench', 'film'] satisfies RootZone[]

/** Where a file, named by its path from the top, stands in the table of imports. */
export function placeOf(file: string): Place {
  const [top = '', child = '', ...rest] = file.split('/')
  const isTest = isTestFile(file)
  if (top === 'packages')
    return { zone: packageZone(child), owner: `packages/${child}`, part: '', isTest }
  if (top !== 'apps') return { zone: rootZone(top), owner: '', part: '', isTest }
  if (child !== 'site') return { zone: 'server', owner: `apps/${child}`, part: '', isTest }
  const zone = siteZone(rest)
  const part = zone === 'site/features' || zone === 'site/pages' ? partOf(rest[2]) : ''
  return { zone, owner: 'apps/site', part, isTest }
}

function packageZone(name: string): Zone {
  const zone = packageZones.find((candidate) => candidate === name)
  if (!zone) throw new Error(`packages/${name} is not in scripts/boundaries/table.ts: add its row.`)
  return zone
}

function rootZone(folder: string): Zone {
  return rootFolders.includes(folder) ? (folder as RootZone) : 'root'
}

function siteZone([folder, layer = '', ...below]: readonly string[]): SiteZone {
  if (folder === 'specimen') return 'site/specimen'
  if (folder === 'public') return 'site/assets'
  if (folder !== 'app') return 'site/build'
  return (below.length > 0 && siteFolders[layer]) || 'site/root'
}

function partOf(name = ''): string {
  return name.replace(/\..*$/, '')
}
