import { ReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'

import type { onSendHookHandler } from 'fastify'

type SharedFile = { readonly bytes: Promise<Buffer>; readers: number }
type Part = { readonly start?: number; readonly end?: number }

const partBytes = 64 * 1024

/**
 * A file that is being sent is in memory once, however many read it: with a stream of its own each, a few thousand slow
 * readers take a gigabyte. Stands behind @fastify/static, which knows which part of the file is asked for. The largest
 * file of the site is the film, with less than a megabyte.
 */
export function shareBytes(): onSendHookHandler {
  const files = new Map<string, SharedFile>()

  function take(name: string, path: string): SharedFile {
    const file = files.get(name) ?? { bytes: readFile(path), readers: 0 }
    files.set(name, file)
    file.readers += 1
    return file
  }

  function leave(name: string, file: SharedFile): void {
    file.readers -= 1
    if (file.readers === 0) files.delete(name)
  }

  /** Pieces of the shared bytes, which are not copied. */
  function readPart(name: string, path: string, { start = 0, end = Infinity }: Part): Readable {
    const file = take(name, path)
    let bytes = Buffer.alloc(0)
    let at = start
    return new Readable({
      highWaterMark: 0,
      construct(done) {
        file.bytes.then((read) => {
          bytes = read.subarray(0, end + 1)
          done()
        }, done)
      },
      read() {
        const from = at
        at = Math.min(from + partBytes, bytes.length)
        this.push(from < at ? bytes.subarray(from, at) : null)
      },
      destroy(error, done) {
        leave(name, file)
        done(error)
      },
    })
  }

  return (_request, reply, payload, done) => {
    if (!(payload instanceof ReadStream)) return done(null, payload)
    const path = String(payload.path)
    // A file that was replaced is another file, with other marks.
    const name = `${path} ${String(reply.getHeader('etag'))}`
    const shared = readPart(name, path, payload as Part)
    // Whatever is wrong with this one is wrong with the other, which is heard.
    payload.on('error', () => undefined).destroy()
    done(null, shared)
  }
}
