import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs'

import { StoreError, type LeadStore, type StoreDump, type StoreRow } from '../store/lead-store.ts'
import { schemaVersion } from '../store/migrations.ts'
import { UsageError } from './command-tools.ts'
import { readLines } from './read-lines.ts'

const kind = 'nightdesk-leads'
// Characters that are collected before they are written: neither a write for each row nor a text of all of them.
const writeAtOnce = 1_000_000

/**
 * One line of JSON for each row, and a last one by which a cut or changed file is known. Only a few rows are in memory
 * at a time, however many there are. Returns how many were written.
 */
export async function writeBackup(file: string, store: Pick<LeadStore, 'dump'>): Promise<number> {
  // Only the owner's own account, and never over another backup.
  const descriptor = told(file, () => openSync(file, 'wx', 0o600))
  try {
    const rows = await writeRows(store, (text) => told(file, () => writeFileSync(descriptor, text)))
    told(file, () => fsyncSync(descriptor))
    return rows
  } catch (error) {
    // Half a backup would only be in the way of the next one.
    rmSync(file, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
}

async function writeRows(
  store: Pick<LeadStore, 'dump'>,
  write: (text: string) => void,
): Promise<number> {
  const hash = createHash('sha256')
  let collected = ''
  let rows = 0

  function flush(): void {
    hash.update(collected)
    write(collected)
    collected = ''
  }

  function add(line: object): void {
    collected += `${JSON.stringify(line)}\n`
    if (collected.length >= writeAtOnce) flush()
  }

  add({ kind, version: schemaVersion })
  await store.dump((row) => {
    add(row)
    rows += 1
  })
  flush()
  write(`${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`)
  return rows
}

const problems: Readonly<Record<string, string>> = {
  EEXIST: 'is there already, and a backup is never written over another file',
  ENOENT: 'is not there',
  ENOSPC: 'cannot be written: no space is left',
  EACCES: 'may not be used by this account',
  EISDIR: 'is a folder',
}

/** What is wrong with a file, in words for its owner: without its code nobody takes it for a fault of the store. */
function told<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code) throw error
    const problem = problems[code] ?? `cannot be used: ${message}`
    throw new UsageError(`${file} ${problem}.`, { cause: error })
  }
}

export type Backup = StoreDump & { readonly count: number }

/**
 * Throws a `StoreError` for anything but a whole backup. It is read twice, a line at a time: no row is given out before
 * all of them are known to be what was written.
 */
export function readBackup(file: string): Backup {
  const { head, count } = told(file, () => checkWhole(file))
  if (head.kind !== kind) throw new StoreError('This is not a backup of leads.')
  const rows = { [Symbol.iterator]: () => rowsOf(file, count) }
  return { version: Number(head.version), rows, count }
}

type Line = Readonly<Record<string, unknown>>

function checkWhole(file: string): { readonly head: Line; readonly count: number } {
  const hash = createHash('sha256')
  let head: Line = {}
  let last: Buffer | undefined
  let lines = 0
  for (const line of readLines(file)) {
    if (last) hash.update(last).update('\n')
    if (lines === 0) head = parse(line)
    last = line
    lines += 1
  }
  const { sha256 } = last ? parse(last) : {}
  if (sha256 !== hash.digest('hex')) throw new StoreError('This is not a whole backup of leads.')
  // The first and the last line are about the others.
  return { head, count: lines - 2 }
}

function* rowsOf(file: string, count: number): Generator<StoreRow> {
  let number = 0
  for (const line of readLines(file)) {
    if (number > count) return
    if (number > 0) yield parse(line) as unknown as StoreRow
    number += 1
  }
}

function parse(line: Buffer): Line {
  try {
    return JSON.parse(line.toString('utf8')) as Line
  } catch {
    return {}
  }
}
