import { readFileSync } from 'node:fs'

// What a process may open where nobody has set anything.
const usualFiles = 1_024
// A connection may have a file open besides itself, and the last third is for everything else.
const filesPerConnection = 3
const mostConnections = 8_192

/** How many connections the process may have at once without running out of files to open. */
export function connectionsInAll(limits: string = readLimits()): number {
  const [, files = ''] = /^Max open files\s+(\d+|unlimited)/m.exec(limits) ?? []
  const most = files === 'unlimited' ? Infinity : Number(files) || usualFiles
  return Math.max(1, Math.min(mostConnections, Math.floor(most / filesPerConnection)))
}

/** Node has raised its limit as far as it may by now. Only Linux tells. */
function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}
