import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import { dayMs } from '@nightdesk/contracts'

import type { StoreOptions } from '../store/open-store.ts'
import { makeFolder } from '../store/sqlite/make-folder.ts'

const nameShape = /^leads-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.backup$/
const unfinished = /^leads-.*\.backup\.part$/

export type BackupOptions = {
  readonly store: StoreOptions
  readonly folder: string
  /** How many stay; the oldest go. */
  readonly keep: number
}

/** One backup a day into a folder, known by their names: a restart makes none sooner and none later. */
export type DailyBackups = {
  /** Makes one when the last is a day old; the file's path then. */
  makeIfDue(now: number): Promise<string | undefined>
}

export function createDailyBackups({ store, folder, keep }: BackupOptions): DailyBackups {
  return {
    async makeIfDue(now) {
      const last = listBackups(folder).at(-1)
      if (last && now - timeOf(last) < dayMs) return undefined
      makeFolder(folder)
      removeAll(folder, readdirSync(folder).filter(isUnfinished))
      const file = join(folder, nameAt(now))
      const part = `${file}.part`
      await writeInThread({ store, file: part })
      // Only what is whole has the name of a backup.
      renameSync(part, file)
      removeAll(folder, listBackups(folder).slice(0, -keep))
      return file
    },
  }
}

export type BackupTask = { readonly store: StoreOptions; readonly file: string }

/** Every row is read and written in a thread of its own: this one answers visitors. */
async function writeInThread(task: BackupTask): Promise<void> {
  const worker = new Worker(new URL('backup-worker.ts', import.meta.url), { workerData: task })
  await new Promise<void>((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error('the thread that backs up has ended'))
    })
  })
}

/** By their names, oldest first; whatever else is in the folder is left alone. */
function listBackups(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => nameShape.test(name))
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function isUnfinished(name: string): boolean {
  return unfinished.test(name)
}

function removeAll(folder: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(folder, name), { force: true })
}

function nameAt(now: number): string {
  return `leads-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}.backup`
}

function timeOf(name: string): number {
  return Date.parse(name.replace(nameShape, '$1T$2:$3:$4Z'))
}
