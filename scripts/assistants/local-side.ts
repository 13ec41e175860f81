import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json, Resource } from '@nightdesk/voice-api'
import { PlainError } from '../process/plain-error.ts'

/** What the provider writes itself. */
const notOurs = new Set(['id', 'orgId', 'createdAt', 'updatedAt', 'isServerUrlSecretSet'])

/** Definitions that were pulled: each takes the place of the built-in one until its file is deleted. */
export type LocalSide = {
  read(id: string): Json | undefined
  /** Returns the file's name. */
  write(id: string, record: Resource): string
}

export function openLocalSide(folder: string): LocalSide {
  const fileOf = (id: string) => join(folder, `${id}.json`)
  return {
    read(id) {
      const file = fileOf(id)
      if (!existsSync(file)) return undefined
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as Json
      } catch {
        throw new PlainError(`${file} is no JSON: mend it, delete it, or pull again.`)
      }
    },
    write(id, record) {
      const kept = Object.entries(record).filter(([key]) => !notOurs.has(key))
      const sorted = kept.toSorted(([one], [other]) => (one < other ? -1 : 1))
      mkdirSync(folder, { recursive: true })
      writeFileSync(fileOf(id), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
      return fileOf(id)
    },
  }
}
