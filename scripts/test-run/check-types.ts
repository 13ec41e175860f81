import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from '../process/children.ts'
import { cacheDir, pinnedNode, rootDir, siteDir, toolPath } from '../project/paths.ts'
import { readWorkspaces } from '../project/workspaces.ts'
import { oneFailed, onePassed } from './counts.ts'
import { runPrograms, type StepResult } from './steps.ts'
import { uniqueErrors } from './unique-errors.ts'

/** Every project of the checkout, each for itself, since each has types of its own. Counts as one. */
export async function checkTypes(env: NodeJS.ProcessEnv): Promise<StepResult> {
  // The types of the routes are made from the route table.
  const typegen = await runPrograms([[pinnedNode, toolPath('react-router'), 'typegen']], {
    cwd: siteDir,
    env,
  })
  if (typegen.counts.failed > 0) return typegen
  const outputs: string[] = []
  for (const folder of projects()) {
    const { code, output } = await runQuietly(compile(folder), { env })
    if (code !== 0) outputs.push(output || `tsc --project ${folder} ended with code ${code}`)
  }
  return { counts: outputs.length > 0 ? oneFailed : onePassed, output: uniqueErrors(outputs) }
}

/** The compiler notes, under its version and by their contents, what it has checked, and checks the rest. */
function compile(folder: string): readonly string[] {
  const notes = join(cacheDir, 'types', `${folder.replaceAll('/', '-')}.tsbuildinfo`)
  const remembering = ['--incremental', '--tsBuildInfoFile', notes]
  return [pinnedNode, toolPath('tsc'), '--pretty', 'false', '--project', folder, ...remembering]
}

function projects(): string[] {
  const workspaces = readWorkspaces(rootDir).map((workspace) => workspace.folder)
  // The browser's part of a package is checked apart: only there the types of the DOM exist.
  const folders = ['.', ...workspaces, ...workspaces.map((folder) => `${folder}/src/web`)]
  return folders.filter((folder) => existsSync(join(rootDir, folder, 'tsconfig.json')))
}
