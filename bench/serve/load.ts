// A client that costs little itself, or both servers would be measured by it: bare sockets that read into the same memory
// again and again, and of each answer only its length is read.
import { connect } from 'node:net'

export type LoadOptions = {
  readonly port: number
  readonly paths: readonly string[]
  readonly connections: number
  readonly seconds: number
}

export type Load = {
  readonly perSecond: number
  /** Of each request, in milliseconds. */
  readonly times: readonly number[]
}

const readBytes = 64 * 1024
const headEnd = Buffer.from('\r\n\r\n')

/** Each connection asks for one path after the other, as soon as the one before has come. */
export async function putLoad(options: LoadOptions): Promise<Load> {
  const { connections, seconds } = options
  const started = performance.now()
  const until = started + seconds * 1000
  const runs = Array.from({ length: connections }, (_, first) => askUntil(options, first, until))
  const times = (await Promise.all(runs)).flat()
  return { perSecond: times.length / ((performance.now() - started) / 1000), times }
}

function askUntil({ port, paths }: LoadOptions, first: number, until: number): Promise<number[]> {
  const requests = paths.map(requestFor)
  const times: number[] = []
  let turn = first * 7
  let askedAt = 0

  return new Promise((resolve, reject) => {
    function ask(): void {
      askedAt = performance.now()
      if (askedAt >= until) {
        socket.destroy()
        return resolve(times)
      }
      turn += 1
      socket.write(requests[turn % requests.length] ?? '')
    }

    const read = readAnswers(() => {
      times.push(performance.now() - askedAt)
      ask()
    })

    function take(length: number, memory: Uint8Array): boolean {
      try {
        read(Buffer.from(memory.buffer, memory.byteOffset, length))
      } catch (error) {
        socket.destroy()
        reject(error)
      }
      return true
    }

    const onread = { buffer: Buffer.alloc(readBytes), callback: take }
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
    socket.on('error', reject)
    socket.on('end', () => reject(new Error('The connection was closed')))
    socket.once('connect', ask)
  })
}

/** Told what came, in pieces, calls back at the end of each answer. */
function readAnswers(onEnd: () => void): (chunk: Buffer) => void {
  let head: Buffer = Buffer.alloc(0)
  let missing: number | undefined

  return (chunk) => {
    if (missing === undefined) {
      const begun = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
      const at = begun.indexOf(headEnd)
      // A copy: the memory is read into again.
      head = at < 0 ? Buffer.from(begun) : Buffer.alloc(0)
      if (at < 0) return
      missing = at + headEnd.length + bodyLength(begun.toString('latin1', 0, at)) - begun.length
    } else missing -= chunk.length
    if (missing > 0) return
    missing = undefined
    onEnd()
  }
}

function requestFor(path: string): string {
  const lines = ['Host: localhost', 'Accept-Encoding: br', 'Connection: keep-alive']
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

function bodyLength(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`Not a file: ${head.slice(0, 200)}`)
  return Number(length)
}
