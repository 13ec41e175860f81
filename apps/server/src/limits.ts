import { totalmem } from 'node:os'

import { connectionsInAll } from './security/open-files.ts'

/** What one client may take of the server. All of it can be set, so that tests need not wait. */
export type Limits = {
  readonly headerBytes: number
  readonly bodyBytes: number
  readonly urlLength: number
  readonly headersTimeoutMs: number
  readonly requestTimeoutMs: number
  readonly idleSocketTimeoutMs: number
  readonly keepAliveTimeoutMs: number
  readonly timeoutCheckEveryMs: number
  readonly connectionsPerVisitor: number
  readonly connectionsInAll: number
  readonly smallBodyBytes: number
  readonly largeBodiesInAll: number
  readonly largeBodyTimeoutMs: number
  readonly unreadCheckEveryMs: number
  readonly unreadBytesPerVisitor: number
  readonly unreadBytesInAll: number
}

const kibibyte = 1024
const mebibyte = 1024 * kibibyte
// What a container may have, where that is less than there is.
const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)

export const defaultLimits: Limits = {
  headerBytes: 16 * kibibyte,
  bodyBytes: 64 * kibibyte,
  urlLength: 4 * kibibyte,
  // Timeouts are noticed at the next check, and a server under attack is late: so headers end within 10 s and requests
  // within 15 s.
  headersTimeoutMs: 8_000,
  requestTimeoutMs: 13_000,
  timeoutCheckEveryMs: 1_000,
  // For a client that has stopped reading its answer; a paused film asks again with a range. Node waits once more as
  // long when something was written meanwhile: such a client is gone after half a minute at the latest.
  idleSocketTimeoutMs: 15_000,
  // Longer than the 60 s of common proxies: the side that sends requests should be the one to close.
  keepAliveTimeoutMs: 72_000,
  // A browser opens six.
  connectionsPerVisitor: 256,
  connectionsInAll: connectionsInAll(),
  // A form that somebody typed is shorter; with every connection sending one, they hold a few dozen megabytes.
  smallBodyBytes: 4 * kibibyte,
  // Seven megabytes of the largest, which the contact form takes. Each is here for a fraction of a second, so that
  // thousands may come in a minute.
  largeBodiesInAll: 64,
  // The largest at 14 kB a second, half of what the slowest telephones send.
  largeBodyTimeoutMs: 8_000,
  // Whoever fills one buffer after another gets no further than some dozens of megabytes in this time.
  unreadCheckEveryMs: 500,
  // Twenty times the film. What a slow line has under way is far less.
  unreadBytesPerVisitor: 16 * mebibyte,
  // The kernel begins to hold everybody up at about twice as much.
  unreadBytesInAll: memoryBytes / 32,
}
