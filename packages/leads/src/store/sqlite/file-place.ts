import { statSync, type Stats } from 'node:fs'

/**
 * An open file outlives its name: what is written into one that was removed or replaced is gone with the process.
 * Returns whether the name still leads to the file it led to when this was called.
 */
export function rememberFile(path: string): () => boolean {
  const before = look(path)
  return () => {
    const now = look(path)
    return now !== undefined && now.ino === before?.ino && now.dev === before.dev
  }
}

/** Of a file that is gone there is nothing left either. */
export function isEmptied(path: string): boolean {
  return !look(path)?.size
}

function look(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
