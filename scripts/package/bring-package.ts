import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fetchPackage } from '../process/fetch-package.ts'
import { readManifest } from '../project/workspaces.ts'
import { pinnedNode, rootDir } from '../project/paths.ts'
import type { Cpu, LockedPackage } from './locked-packages.ts'

const cache = 'package'

/** Where a package lies: here, or, when it is for the other processor, fetched. */
export async function bringPackage({ path, name, version, integrity }: LockedPackage) {
  const installed = join(rootDir, path)
  if (existsSync(installed)) return installed
  return fetchPackage(`${name}@${version}`, cache, integrity)
}

export type NodeFiles = { readonly program: string; readonly license: string }

/** The pinned Node for such a processor. */
export async function bringNode(cpu: Cpu): Promise<NodeFiles> {
  const installed = join(rootDir, 'node_modules/node')
  const name = `node-linux-${cpu}`
  const isOurs = process.platform === 'linux' && process.arch === cpu
  const folder = isOurs
    ? join(installed, 'node_modules', name)
    : await fetchPackage(`${name}@${readManifest(installed).version}`, cache)
  return {
    program: isOurs ? pinnedNode : join(folder, 'bin/node'),
    license: join(folder, 'LICENSE'),
  }
}
