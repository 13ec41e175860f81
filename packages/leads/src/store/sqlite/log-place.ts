import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

// https://sqlite.org/fileformat2.html#the_write_ahead_log: a mark in either order of bytes, and the version.
const start = /^377f068[23]002de218$/
const startLength = 8

/**
 * Remembers which file the log is. Returns whether it still is, and whether the next start would read it: it passes
 * over a log that does not begin as one, with everything in it. No locks are on this file, so it may be opened.
 */
export function rememberLog(path: string): () => boolean {
  const known = look(path)
  return () => {
    const now = look(path)
    return now?.id === known?.id && now !== undefined && (now.isEmpty || start.test(now.start))
  }
}

function look(path: string) {
  let log: number | undefined
  try {
    log = openSync(path, 'r')
    const { dev, ino, size } = fstatSync(log)
    const bytes = Buffer.alloc(startLength)
    readSync(log, bytes, 0, startLength, 0)
    return { id: `${dev}:${ino}`, isEmpty: size === 0, start: bytes.toString('hex') }
  } catch {
    return undefined
  } finally {
    if (log !== undefined) closeSync(log)
  }
}
