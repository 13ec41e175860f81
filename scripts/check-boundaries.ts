// Checks who may import whom, through which door, and that each import is declared.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readImports } from './boundaries/imports.ts'
import { judgeImport } from './boundaries/judge.ts'
import { listFiles } from './project/files.ts'
import { runCheck } from './project/run-check.ts'
import type { Violation } from './project/violations.ts'
import { readManifest, readWorkspaces } from './project/workspaces.ts'

const isSource = (file: string) => /\.(?:m?[jt]s|tsx)$/.test(file)

export function checkBoundaries(root: string): Violation[] {
  const house = { rootManifest: readManifest(root), workspaces: readWorkspaces(root) }
  return listFiles(root)
    .filter(isSource)
    .flatMap((file) => {
      return readImports(file, readFileSync(join(root, file), 'utf8')).flatMap((one) => {
        const rule = judgeImport(file, one, house)
        return rule ? [{ file, line: one.line, message: `imports ${one.specifier}: ${rule}` }] : []
      })
    })
}

if (import.meta.main) runCheck(checkBoundaries)
