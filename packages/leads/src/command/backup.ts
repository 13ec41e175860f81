import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { StoreError, type StoreDump } from '../store/lead-store.ts'
import { UsageError } from './command-tools.ts'

const kind = 'nightdesk-leads'

/** One line of JSON for each row, and a last one by which a cut or changed file is known. */
export function writeBackup(file: string, { version, rows }: StoreDump): void {
  const lines = [{ kind, version }, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('')
  const end = { rows: rows.length, sha256: hash(lines) }
  // Only the owner's own account, and never over another backup.
  const descriptor = told(file, () => openSync(file, 'wx', 0o600))
  try {
    told(file, () => {
      writeFileSync(descriptor, `${lines}${JSON.stringify(end)}\n`)
      fsyncSync(descriptor)
    })
  } catch (error) {
    // Half a backup would only be in the way of the next one.
    rmSync(file, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
}

const problems: Readonly<Record<string, string>> = {
  EEXIST: 'is there already, and a backup is never written over another file',
  ENOENT: 'is not there',
  ENOSPC: 'cannot be written: no space is left',
  EACCES: 'may not be used by this account',
  EISDIR: 'is a folder',
}

/** What is wrong with a file, in words for its owner. */
function told<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const problem = problems[(error as NodeJS.ErrnoException).code ?? '']
    throw problem ? new UsageError(`${file} ${problem}.`, { cause: error }) : error
  }
}

/** Throws a `StoreError` for anything but a whole backup. */
export function readBackup(file: string): StoreDump {
  const text = told(file, () => readFileSync(file, 'utf8'))
  const endAt = text.lastIndexOf('\n', text.length - 2) + 1
  const lines = text.slice(0, endAt)
  const end = parse(text.slice(endAt))
  if (end.sha256 !== hash(lines)) throw new StoreError('This is not a whole backup of leads.')
  const [head = {}, ...rows] = lines.trimEnd().split('\n').map(parse)
  if (head.kind !== kind) throw new StoreError('This is not a backup of leads.')
  return { version: Number(head.version), rows: rows as unknown as StoreDump['rows'] }
}

function parse(line: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(line) as Record<string, unknown>
  } catch {
    return {}
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
