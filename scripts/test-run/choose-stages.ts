import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../process/plain-error.ts'
import { rootDir } from '../project/paths.ts'
import type { Stage, Step } from './steps.ts'

/** Files and folders to which a runner is limited; with none it runs all of its own. */
export type TestFiles = { readonly unit: readonly string[]; readonly browser: readonly string[] }

export const everyFile: TestFiles = { unit: [], browser: [] }

/**
 * The stages that the words after `npm test --` ask for: parts by the first word of their names, and files. What a step
 * needs comes with it; no word at all means everything.
 */
export function chooseStages(
  words: readonly string[],
  stagesFor: (files: TestFiles) => readonly Stage[],
): readonly Stage[] {
  const everything = stagesFor(everyFile)
  if (words.length === 0) return everything
  const steps = everything.flat()
  const files = words.filter((word) => !findPart(steps, word))
  assertExist(files, steps)
  const browser = files.filter(isForBrowser)
  const unit = files.filter((file) => !isForBrowser(file))
  const names = new Set(words.flatMap((word) => findPart(steps, word)?.name ?? []))
  if (browser.length > 0) names.add('browser tests')
  if (unit.length > 0) names.add('unit tests')
  return pick(stagesFor({ unit, browser }), withNeeds(steps, names))
}

function findPart(steps: readonly Step[], word: string): Step | undefined {
  return steps.find(({ name }) => name === word || name.startsWith(`${word} `))
}

function isForBrowser(file: string): boolean {
  return file.replace(/^\.\//, '').startsWith('e2e')
}

function assertExist(files: readonly string[], steps: readonly Step[]): void {
  const missing = files.find((file) => !existsSync(join(rootDir, file)))
  if (missing === undefined) return
  const parts = steps.map(({ name }) => name.split(' ')[0]).join(', ')
  throw new PlainError(`"${missing}" is neither a file nor a part: the parts are ${parts}.`)
}

function withNeeds(steps: readonly Step[], names: ReadonlySet<string>): ReadonlySet<string> {
  const needed = steps.filter(({ name }) => names.has(name)).flatMap(({ needs }) => needs ?? [])
  const all = new Set([...names, ...needed])
  return all.size === names.size ? all : withNeeds(steps, all)
}

function pick(stages: readonly Stage[], names: ReadonlySet<string>): readonly Stage[] {
  return stages
    .map((stage) => stage.filter(({ name }) => names.has(name)))
    .filter((stage) => stage.length > 0)
}
