import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { settingList } from '@nightdesk/config'
import { PlainError } from '../process/plain-error.ts'
import { findEnvSlip } from './env-slips.ts'
import { rootDir } from './paths.ts'

const byteOrderMark = '\uFEFF'
const assignment = /^\s*(?:export\s+)?[\w.-]+\s*=/
const blankOrComment = /^\s*(?:#|$)/
const quotedValue = /=[ \t]*(["'`])[\s\S]*?\1/g

/**
 * Node passes over whatever it cannot read in a file of settings, and a setting that does not count is noticed when it
 * is needed. So a file that cannot be read as it was meant stops the command, and a name that is no setting is said.
 */
export function checkEnvFile(say: (line: string) => void, root: string = rootDir): void {
  const path = join(root, '.env')
  if (!existsSync(path)) return
  const { fault, strangers } = readEnvFile(readFileSync(path))
  if (fault) throw new PlainError(`.env ${fault}`)
  for (const name of strangers) say(`.env: there is no setting ${name}; it is passed on as it is.`)
}

/** Why the file cannot be read as it was meant, and the names in it that are no settings of ours. */
export function readEnvFile(bytes: Buffer): {
  readonly fault?: string
  readonly strangers: readonly string[]
} {
  const strangers: string[] = []
  if (bytes.includes(0)) return { fault: 'is no UTF-8 text: save it as UTF-8.', strangers }
  const text = bytes.toString('utf8')
  if (text.startsWith(byteOrderMark))
    return {
      fault: 'begins with a byte order mark, which hides its first line: save it as UTF-8 without.',
      strangers,
    }
  const known = new Set<string>(settingList.map(({ name }) => name))
  const slip = findEnvSlip(text, known)
  if (slip !== undefined) return { fault: slip, strangers }
  const lines = text.replace(quotedValue, '=').split(/\r?\n/)
  const wrong = lines.find((line) => !blankOrComment.test(line) && !assignment.test(line))
  if (wrong !== undefined)
    return { fault: `has a line that is not NAME=value: ${firstWord(wrong)}`, strangers }
  return { strangers: Object.keys(parseEnv(text)).filter((name) => !known.has(name)) }
}

/** Never more: what follows may be a password. */
const firstWord = (line: string): string => line.trim().split(/[\s:=]/, 1)[0] ?? ''
