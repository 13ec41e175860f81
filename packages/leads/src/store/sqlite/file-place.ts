import { statSync, type BigIntStats } from 'node:fs'

/** Where a file was, and how it looked when last remembered. */
export type FilePlace = {
  /** False when the name leads to nothing, to nothing but an empty file, or to another file. */
  isThere(): boolean
  /** False when anybody has written into it, too. */
  isUntouched(): boolean
  remember(): void
}

/**
 * An open file outlives its name: what is written into one that was removed or replaced is gone with the process.
 * It is only looked at from outside: opening and closing it would take away the locks that SQLite has on it.
 */
export function rememberPlace(path: string): FilePlace {
  let known = look(path)

  function isSame(now: BigIntStats | undefined): now is BigIntStats {
    return now !== undefined && now.ino === known?.ino && now.dev === known.dev
  }

  return {
    isThere() {
      const now = look(path)
      return isSame(now) && now.size > 0n
    },
    isUntouched() {
      const now = look(path)
      return isSame(now) && now.size === known?.size && now.mtimeNs === known.mtimeNs
    },
    remember() {
      known = look(path)
    },
  }
}

function look(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true })
  } catch {
    return undefined
  }
}
