import { write as writeToFile } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

const write = promisify(writeToFile)
const lineBreak = '\n'.codePointAt(0)
// For a reader who is behind: about 7,000 lines, and no more memory than that.
const waitingLimit = 1024 * 1024
const readerPauseMs = 100
const lastLinesMs = 500

export type LogDestination = {
  write(line: string): void
  /** Resolves when every line so far is out or lost, and soon even when the reader takes nothing. */
  flushed(): Promise<void>
}

/**
 * Writes lines to a file or pipe in their order. The site is worth more than its log: a line that cannot be written,
 * because the disk is full or the reader is gone or too slow, is dropped, and nobody waits for it. Once lines can
 * be written again, one of them says how many were lost.
 */
export function openLogDestination(fd: number): LogDestination {
  let waiting: string[] = []
  let waitingLength = 0
  let lostLines = 0
  let isMidLine = false
  let working: Promise<void> | undefined

  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting
      waiting = []
      waitingLength = 0
      // Not in one step: lines may be lost during the wait, too.
      const lost = (await reportLoss()) ? await put(lines.join('')) : lines.length
      lostLines += lost
    }
    working = undefined
  }

  async function reportLoss(): Promise<boolean> {
    if (lostLines === 0) return true
    const lines = lostLines
    const report = { level: 'warn', time: Date.now(), lines, msg: 'log lines lost' }
    // The first of the lost lines may have been cut in two: this one must not become its end.
    const start = isMidLine ? '\n' : ''
    if ((await put(`${start}${JSON.stringify(report)}\n`)) > 0) return false
    lostLines -= lines
    return true
  }

  /** Resolves to the number of lines that are not, or not wholly, written. */
  async function put(text: string): Promise<number> {
    let rest = Buffer.from(text)
    while (rest.length > 0) {
      const count = await writeSome(fd, rest)
      if (count === undefined) return countLines(rest)
      if (count > 0) isMidLine = rest[count - 1] !== lineBreak
      rest = rest.subarray(count)
    }
    return 0
  }

  return {
    write(line) {
      if (waitingLength + line.length > waitingLimit) {
        lostLines += 1
        return
      }
      waiting.push(line)
      waitingLength += line.length
      working ??= writeWaiting()
    },
    async flushed() {
      await Promise.race([working, delay(lastLinesMs)])
    },
  }
}

/** How many bytes were taken; undefined when they cannot be written. */
async function writeSome(fd: number, bytes: Buffer): Promise<number | undefined> {
  try {
    return (await write(fd, bytes)).bytesWritten
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return undefined
    // A reader who is behind may catch up; the process does not stay for that alone.
    await delay(readerPauseMs, undefined, { ref: false })
    return 0
  }
}

function countLines(bytes: Buffer): number {
  return bytes.toString('latin1').split('\n').length - 1
}
