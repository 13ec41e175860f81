import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../project/files.ts'
import { onePassed } from './counts.ts'
import type { StepResult } from './steps.ts'

export type Passed = {
  /** The checkout. */
  readonly root: string
  /** The file that says what passed last. */
  readonly notes: string
}

// Npm's record of what it installed: the tools, and the types of others.
const installed = 'node_modules/.package-lock.json'

/** A check whose verdict follows from sources and tools alone, left out when the very same passed it before. */
export async function unlessPassed(
  { root, notes }: Passed,
  check: () => Promise<StepResult>,
): Promise<StepResult> {
  const sources = hashSources(root)
  if (existsSync(notes) && readFileSync(notes, 'utf8') === sources)
    return { counts: onePassed, output: '' }
  const result = await check()
  // What was changed meanwhile may not have been looked at.
  if (result.counts.failed === 0 && hashSources(root) === sources) {
    mkdirSync(dirname(notes), { recursive: true })
    writeFileSync(notes, sources)
  }
  return result
}

/** One hash over every source, by name and content, and over what is installed. */
function hashSources(root: string): string {
  const hash = createHash('sha256')
  const sources = listFiles(root).filter((file) => /\.([cm]?[jt]sx?|json)$/.test(file))
  for (const file of [installed, ...sources]) {
    const path = join(root, file)
    if (existsSync(path)) hash.update(`${file}\0`).update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
