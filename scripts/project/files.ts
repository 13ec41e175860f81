import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const generatedFolders = new Set([
  'node_modules',
  'build',
  'data',
  '.git',
  '.react-router',
  'test-results',
])

/** Every file under a folder that a person wrote, as paths relative to `base`, in a stable order. */
export function listFiles(folder: string, base = folder): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      // In a second working tree, git's folder is a file.
      if (generatedFolders.has(entry.name)) return []
      const path = join(folder, entry.name)
      if (entry.isFile()) return [relative(base, path)]
      return entry.isDirectory() ? listFiles(path, base) : []
    })
}

/** A test sits beside its source, what only tests need in a `testing` folder; checks and build leave both out. */
export function isTestFile(path: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(path)
}
