import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of the first of these programs that is installed, in the folders of PATH. */
export function findProgram(names: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  return findPrograms(names, env)[0]
}

/** Every one of them that is installed, in the folders of PATH or at one of these places, in the order of the names. */
export function findPrograms(
  names: readonly string[],
  env: NodeJS.ProcessEnv,
  places: readonly string[] = [],
): readonly string[] {
  const folders = (env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...places].filter(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
