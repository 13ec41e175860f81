import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestFile, listFiles } from '../project/files.ts'
import { declaredDependencies, readWorkspaces, type Workspace } from '../project/workspaces.ts'

const siteName = '@nightdesk/site'
const rootInputs = ['package-lock.json', 'tsconfig.base.json']

/** One hash over everything the built site is made of: sources and dependencies. Settings are none of it. */
export function hashSiteInputs(root: string): string {
  const hash = createHash('sha256')
  for (const file of siteInputFiles(root)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function siteInputFiles(root: string): string[] {
  const folders = workspacesOfSite(readWorkspaces(root)).map((workspace) => workspace.folder)
  const sources = folders.flatMap((folder) => listFiles(join(root, folder), root))
  return [...rootInputs, ...sources].filter(
    (file) => !isTestFile(file) && existsSync(join(root, file)),
  )
}

/** The site and every workspace it is built from, near or far. */
function workspacesOfSite(all: readonly Workspace[]): Workspace[] {
  const found = new Set<Workspace>()
  const visit = (name: string) => {
    const workspace = all.find((candidate) => candidate.name === name)
    if (!workspace || found.has(workspace)) return
    found.add(workspace)
    declaredDependencies(workspace.manifest).forEach(visit)
  }
  visit(siteName)
  return [...found]
}
