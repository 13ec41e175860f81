import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../project/paths.ts'
import { readWorkspaces, type Workspace } from '../project/workspaces.ts'
import { withTypes } from './emit-types.ts'
import { readDoor } from './read-door.ts'

/** The packages that others could install: what their doors show is written down. */
export const reportedPackages = [
  'call-session',
  'contracts',
  'testkit',
  'voice-api',
  'voice-client',
]

export type Report = { readonly file: string; readonly text: string }

/** The public API of one package, door by door, one line for each name. */
export function reportApi(name: string): Report {
  const workspace = readWorkspaces(rootDir).find(({ folder }) => folder === `packages/${name}`)
  if (!workspace) throw new Error(`There is no packages/${name}.`)
  const doors = Object.entries(workspace.manifest.exports ?? {})
  const parts = doors.map(([door, path]) => reportDoor(workspace, door, String(path)))
  return { file: join(rootDir, workspace.folder, 'api.txt'), text: parts.join('\n') }
}

function reportDoor({ folder, name }: Workspace, door: string, path: string): string {
  const lines = withTypes(projectOf(join(folder, path, '..')), (types) => {
    return readDoor(join(types, folder, path.replace(/\.ts$/, '.d.ts'))).map(({ text }) => text)
  })
  return [`# ${join(name, door)}`, '', ...new Set(lines), ''].join('\n')
}

/** The browser's part of a package has a project of its own. */
function projectOf(folder: string): string {
  return existsSync(join(rootDir, folder, 'tsconfig.json')) ? folder : projectOf(join(folder, '..'))
}
