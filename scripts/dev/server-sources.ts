import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isTestFile, listFiles } from '../project/files.ts'
import { readWorkspaces, type Workspace } from '../project/workspaces.ts'

const server = '@nightdesk/server'
const content = '@nightdesk/content'
const wordsFolder = 'packages/content/src'

/** The folders whose code the server runs: its own and those of the packages it depends on, all but the words. */
function serverFolders(root: string): string[] {
  return reachable(readWorkspaces(root), server)
    .filter(({ name }) => name !== content)
    .map(({ folder }) => join(folder, 'src'))
}

/** Where a change may concern the server. */
export function watchedFolders(root: string): string[] {
  return [...serverFolders(root), wordsFolder].map((folder) => join(root, folder))
}

function reachable(workspaces: readonly Workspace[], start: string): Workspace[] {
  const found = new Set<Workspace>()
  const visit = (name: string) => {
    const workspace = workspaces.find((one) => one.name === name)
    if (!workspace || found.has(workspace)) return
    found.add(workspace)
    Object.keys(workspace.manifest.dependencies ?? {}).forEach(visit)
  }
  visit(start)
  return [...found]
}

/**
 * Whether a changed file is a reason to start the server again: its code is, and of the words only those that its code
 * names. The words of a page are not: the site shows them without the server.
 */
export function isServerSource(root: string, file: string): boolean {
  const path = relative(root, file)
  if (!path.endsWith('.ts') || isTestFile(path)) return false
  const folders = serverFolders(root)
  if (folders.some((folder) => path.startsWith(`${folder}/`))) return true
  // A file that is gone was named by code, which changes with it.
  if (!isWordsSource(root, file) || !existsSync(file)) return false
  const named = namesOfWords(root, folders)
  return exportedNames(readFileSync(file, 'utf8')).some((name) => named.has(name))
}

/** Whether a file holds words that pages show. */
export function isWordsSource(root: string, file: string): boolean {
  return relative(root, file).startsWith(`${wordsFolder}/`)
}

/** What the server's code imports from the words, by name. */
function namesOfWords(root: string, folders: readonly string[]): Set<string> {
  const importOfWords = new RegExp(`import (?:type )?\\{([^}]*)\\} from '${content}'`, 'g')
  const files = folders.flatMap((folder) => listFiles(join(root, folder), root))
  const lists = files
    .filter((file) => !isTestFile(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(importOfWords)].map(([, list = '']) => list))
  return new Set(lists.flatMap((list) => list.match(/\b(?!type\b)\w+/g) ?? []))
}

function exportedNames(text: string): string[] {
  return [...text.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name = '']) => name)
}
