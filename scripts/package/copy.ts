import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../site-build/content-name.ts'

/** Copies a file with its date: browsers ask by it whether theirs is still the same. */
export function copyFile(from: string, to: string): void {
  cpSync(from, to, { preserveTimestamps: true })
}

/** Copies the files of a folder that are wanted, each named by its path there. */
export function copyFolder(
  from: string,
  to: string,
  isWanted: (file: string) => boolean = () => true,
): void {
  for (const file of filesBelow(from).filter(isWanted)) copyFile(join(from, file), join(to, file))
}
