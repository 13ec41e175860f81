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

  function readPart(name: string, path: string, part: Part): Readable {
    const file = take(name, path)
    const stream = Readable.from(piecesOf(file.bytes, part), {
      objectMode: false,
      highWaterMark: 1,
    })
    return stream.once('close', () => leave(name, file))
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

/** Views of the shared bytes: nothing is copied. */
async function* piecesOf(
  shared: Promise<Buffer>,
  { start = 0, end = Infinity }: Part,
): AsyncGenerator<Buffer> {
  const bytes = (await shared).subarray(0, end + 1)
  for (let at = start; at < bytes.length; at += partBytes) yield bytes.subarray(at, at + partBytes)
}
