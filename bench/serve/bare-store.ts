import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Form } from '../leads/post-lead.ts'

/** A table and nothing more; each row is on the disk when its insert returns. */
export function openBareStore(folder: string): (form: Form) => void {
  const database = new DatabaseSync(join(folder, `bare-${randomBytes(4).toString('hex')}.sqlite`))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec('CREATE TABLE leads (id INTEGER PRIMARY KEY, name TEXT, email TEXT, message TEXT)')
  const statement = database.prepare('INSERT INTO leads (name, email, message) VALUES (?, ?, ?)')
  return ({ name, email, message }) => void statement.run(name, email, message)
}
