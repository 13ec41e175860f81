// A client that costs little itself: bare sockets, and of each answer only its length is read.
import { once } from 'node:events'
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

async function askUntil(
  { port, paths }: LoadOptions,
  first: number,
  until: number,
): Promise<number[]> {
  const requests = paths.map(requestFor)
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const times: number[] = []
  let turn = first * 7

  return new Promise((resolve, reject) => {
    let askedAt = 0
    let head: Buffer = Buffer.alloc(0)
    let missing = -1

    function ask(): void {
      if (performance.now() >= until) {
        socket.destroy()
        return resolve(times)
      }
      missing = -1
      askedAt = performance.now()
      turn += 1
      socket.write(requests[turn % requests.length] ?? '')
    }

    function read(chunk: Buffer): void {
      if (missing >= 0) missing -= chunk.length
      else {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
        const at = head.indexOf(headEnd)
        if (at < 0) return
        missing = bodyLength(head.toString('latin1', 0, at)) - (head.length - at - headEnd.length)
        head = Buffer.alloc(0)
      }
      if (missing > 0) return
      times.push(performance.now() - askedAt)
      ask()
    }

    socket.on('data', (chunk) => {
      try {
        read(chunk)
      } catch (error) {
        socket.destroy()
        reject(error)
      }
    })
    socket.on('error', reject)
    socket.on('end', () => reject(new Error('The connection was closed')))
    ask()
  })
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
