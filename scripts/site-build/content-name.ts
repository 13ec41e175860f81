import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const nameLength = 16

/** A name for exactly what is in a folder: every file, by its path and its bytes. */
export function contentName(folder: string): string {
  const hash = createHash('sha256')
  for (const file of filesBelow(folder)) {
    const bytes = readFileSync(join(folder, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex').slice(0, nameLength)
}

/** Every file below a folder, as paths in a stable order. Links are no files, and nobody goes through them. */
export function filesBelow(folder: string): string[] {
  return listBelow(folder, '').sort()
}

function listBelow(folder: string, prefix: string): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = prefix ? `${prefix}/${entry.name}` : entry.name
    if (entry.isDirectory()) return listBelow(folder, path)
    return entry.isFile() ? [path] : []
  })
}
