// What must not stay behind in the sources: paths of somebody's machine, registry addresses, open notes, and spellings
// of another English than the site's.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './project/files.ts'
import { findBritishForms } from './project/british-forms.ts'
import { runCheck } from './project/run-check.ts'
import { lineAt, type Violation } from './project/violations.ts'

const lockfile = 'package-lock.json'
// Settings of one person, not of the project.
const ignored = new Set(['.env'])

const lockfileRules = [
  { pattern: /"resolved": "http/g, message: 'names a registry: install with the project’s .npmrc' },
]

const rules = [
  {
    // A folder of the file system's top, not the middle of a longer path.
    pattern: /(?<![\w.~@})-])\/(?:work|root|home|Users|tmp|mnt)\/[\w.$-]/g,
    message: 'is a path of one machine: build it from the checkout or os.tmpdir()',
  },
  {
    pattern: /\b(?:TO(?=DO\b)DO|FIX(?=ME\b)ME)/g,
    message: 'is left open: do it, or open an issue',
  },
]

export function checkLeftovers(root: string): Violation[] {
  return listFiles(root)
    .filter((file) => !ignored.has(file))
    .flatMap((file) => findLeftovers(file, readFileSync(join(root, file))))
}

function findLeftovers(file: string, bytes: Buffer): Violation[] {
  if (bytes.includes(0)) return []
  const text = bytes.toString()
  const leftovers = (file === lockfile ? lockfileRules : rules).flatMap(({ pattern, message }) => {
    return [...text.matchAll(pattern)].map((match) => {
      return { file, line: lineAt(text, match.index), message: `${match[0]} ${message}` }
    })
  })
  const spellings = findBritishForms(file, text).map(({ index, form }) => {
    return {
      file,
      line: lineAt(text, index),
      message: `${form} is British: spell it as Americans do`,
    }
  })
  return [...leftovers, ...spellings]
}

if (import.meta.main) runCheck(checkLeftovers)
