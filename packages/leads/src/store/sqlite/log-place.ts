import { closeSync, openSync, readSync, statSync } from 'node:fs'

// https://sqlite.org/fileformat2.html#the_write_ahead_log: a mark in either order of bytes, and the version.
const start = /^377f068[23]002de218$/
const startLength = 8

/** Which file the log was when it was opened. */
export type LogPlace = {
  /** Whether it still is, and whether the next start would read it: one that does not begin as a log is passed over. */
  isThere(): boolean
  close(): void
}

/**
 * Keeps the log open, which it may: no locks are on this file. Opened anew for each look, it would seem to be gone
 * whenever the process has no file left to open.
 */
export function rememberLog(path: string): LogPlace {
  const log = openSync(path, 'r')
  const known = idOf(path)

  function begins(): boolean {
    const bytes = Buffer.alloc(startLength)
    const isEmpty = readSync(log, bytes, 0, startLength, 0) === 0
    return isEmpty || start.test(bytes.toString('hex'))
  }

  return {
    isThere: () => known !== undefined && idOf(path) === known && begins(),
    close: () => closeSync(log),
  }
}

function idOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
