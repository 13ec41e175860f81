import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pinnedNode, rootDir, toolPath } from '../project/paths.ts'

/** Writes the declarations of a project into a folder that exists as long as `read` runs. */
export function withTypes<Result>(project: string, read: (folder: string) => Result): Result {
  const outDir = mkdtempSync(join(tmpdir(), 'types-'))
  const options = ['--noEmit', 'false', '--emitDeclarationOnly', '--removeComments']
  const places = ['--rootDir', rootDir, '--outDir', outDir]
  try {
    const command = [toolPath('tsc'), '--project', project, '--declaration', ...options, ...places]
    execFileSync(pinnedNode, command, { cwd: rootDir, stdio: 'pipe' })
    return read(outDir)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
