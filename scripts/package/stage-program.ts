import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { buildDir, rootDir } from '../project/paths.ts'
import { readManifest } from '../project/workspaces.ts'
import { filesBelow } from '../site-build/content-name.ts'
import { bringNode, bringPackage } from './bring-package.ts'
import { bundle } from './bundle.ts'
import { copyFile, copyFolder } from './copy.ts'
import { isLeftOut } from './left-out.ts'
import { productionPackages, readLock, type Cpu, type LockedPackage } from './locked-packages.ts'
import { stageSite } from './stage-site.ts'
import { trimSymbols } from './trim-symbols.ts'

/** What of our own packages is read where it lies; their sources are in the bundle. */
const ownParts = /^(package\.json$|(model|bank)\/)/
/** What the launcher starts. */
const programs = [
  'apps/server/src/server.ts',
  'scripts/config.ts',
  'scripts/health.ts',
  'scripts/leads.ts',
]
const executable = 0o755

export type StageOptions = {
  readonly cpu: Cpu
  /** Where the releases of the site stand. */
  readonly build?: string
}

/** Lays out the program as it will be unpacked: data and packages as in a checkout, our programs bundled. */
export async function stageProgram(
  to: string,
  { cpu, build = buildDir }: StageOptions,
): Promise<void> {
  const { workspaces, packages } = productionPackages(readLock(rootDir), 'apps/server', cpu)
  for (const workspace of workspaces) stageWorkspace(workspace, to)
  for (const one of packages) await stagePackage(one, to)
  await bundle({ root: rootDir, entries: programs, to })
  stageSite(build, join(to, relative(rootDir, buildDir)))
  await stageNode(to, cpu)
  stageTop(to)
  for (const file of filesBelow(to)) trimSymbols(join(to, file), cpu)
}

function stageWorkspace(folder: string, to: string): void {
  copyFolder(join(rootDir, folder), join(to, folder), (file) => ownParts.test(file))
  const link = join(to, 'node_modules', readManifest(join(rootDir, folder)).name)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), join(to, folder)), link)
}

/** Packages inside of packages come by themselves, if they are wanted. */
async function stagePackage(one: LockedPackage, to: string): Promise<void> {
  copyFolder(await bringPackage(one), join(to, one.path), (file) => {
    return !/(^|\/)node_modules\//.test(file) && !isLeftOut(one.name, file)
  })
}

async function stageNode(to: string, cpu: Cpu): Promise<void> {
  const { program, license } = await bringNode(cpu)
  copyFile(program, join(to, 'bin/node'))
  copyFile(license, join(to, 'bin/LICENSE'))
}

function stageTop(to: string): void {
  for (const file of ['nightdesk', 'nightdesk.service'])
    copyFile(join(rootDir, 'deploy', file), join(to, file))
  chmodSync(join(to, 'nightdesk'), executable)
}
