import { closeSync, openSync, readSync } from 'node:fs'

const chunkBytes = 256 * 1_024
const lineEnd = 0x0a
// Far more than any line of ours has: what has no ends of lines is no text, and memory is not to be filled with it.
const longestLine = 16 * 1_024 * 1_024

/**
 * The lines of a file, each without its end; no more of it is in memory than a chunk and the longest line. It ends with
 * the first line that is none of ours.
 */
export function* readLines(file: string): Generator<Buffer> {
  const descriptor = openSync(file, 'r')
  try {
    // What a line began with in the chunks before.
    let begun = Buffer.alloc(0)
    for (;;) {
      const chunk = Buffer.allocUnsafe(chunkBytes)
      const length = readSync(descriptor, chunk)
      if (length === 0) break
      let from = 0
      const read = chunk.subarray(0, length)
      for (let end = read.indexOf(lineEnd); end >= 0; end = read.indexOf(lineEnd, from)) {
        yield Buffer.concat([begun, read.subarray(from, end)])
        begun = Buffer.alloc(0)
        from = end + 1
      }
      begun = Buffer.concat([begun, read.subarray(from)])
      if (begun.length > longestLine) break
    }
    if (begun.length > 0) yield begun
  } finally {
    closeSync(descriptor)
  }
}
