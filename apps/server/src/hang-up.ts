import { constants, readFileSync, readlinkSync } from 'node:fs'

const accessMode = constants.O_RDONLY | constants.O_WRONLY | constants.O_RDWR

/**
 * Whether somebody asked with `nohup` that we outlive the terminal. It has the signal ignored, but Node undoes that
 * before it runs a line of ours, and no trace is left of it. What stays is the input that `nohup` gives instead of the
 * terminal, a /dev/null which can only be written to: nobody else does that. Known on Linux alone.
 */
export function isToOutliveTerminal(): boolean {
  try {
    const flags = /^flags:\s*([0-7]+)$/m.exec(readFileSync('/proc/self/fdinfo/0', 'utf8'))?.[1]
    const mode = Number.parseInt(flags ?? '', 8) & accessMode
    return mode === constants.O_WRONLY && readlinkSync('/proc/self/fd/0') === '/dev/null'
  } catch {
    return false
  }
}
