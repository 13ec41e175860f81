import { close, createReadStream, open, read, ReadStream } from 'node:fs'
import { callbackify, promisify } from 'node:util'

import type { onSendHookHandler } from 'fastify'

type OpenFile = { readonly name: string; readonly handle: Promise<number>; readers: number }
type Part = { readonly start?: number; readonly end?: number }

const openFile = promisify(open)

/**
 * A file that is being sent is open once, however many read it: slow readers would else take every file there may be.
 * Stands behind @fastify/static, which opens one for each answer and knows which part of it is asked for.
 */
export function shareOpenFiles(): onSendHookHandler {
  const files = new Map<string, OpenFile>()

  function take(name: string, path: string): OpenFile {
    const file = files.get(name) ?? { name, handle: openFile(path, 'r'), readers: 0 }
    files.set(name, file)
    file.readers += 1
    return file
  }

  /** True when that was its last reader. */
  function leave(file: OpenFile): boolean {
    file.readers -= 1
    return file.readers === 0 && files.delete(file.name)
  }

  /** Each reads at its own place in the file. */
  function readPart(name: string, path: string, { start = 0, end = Infinity }: Part): ReadStream {
    const file = take(name, path)
    async function openShared(): Promise<number> {
      try {
        return await file.handle
      } catch (error) {
        leave(file)
        throw error
      }
    }
    const fs = {
      open: callbackify(openShared),
      read,
      close: (handle: number, done: Closed) =>
        leave(file) ? close(handle, done) : process.nextTick(done),
    }
    return createReadStream(path, { start, end, fs: fs as unknown as FileSystem })
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

type Closed = (error?: Error | null) => void
// The types of these functions ask for more than streams do.
type FileSystem = { open: typeof open; read: typeof read; close: typeof close }
