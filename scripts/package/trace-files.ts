import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readImports } from '../boundaries/imports.ts'

/** These files and every file they import by its path, near or far, as paths from the top. */
export function traceFiles(root: string, files: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const { specifier, isTypeOnly } of readImports(
      file,
      readFileSync(join(root, file), 'utf8'),
    ))
      if (specifier.startsWith('.') && !isTypeOnly) visit(join(dirname(file), specifier))
  }
  files.forEach(visit)
  return [...found].sort()
}
