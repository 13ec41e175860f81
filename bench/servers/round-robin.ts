import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

export type Target = { readonly name: string; readonly port: number }

export type RoundRobin = {
  readonly url: string
  readonly stop: () => void
}

const host = '127.0.0.1'
// The rule of the recipes in `deploy/`: a call's address begins with the name of the server that has it.
const callShape = /^\/voice\/call\/(?:web\/)?([a-z\d]+)-/

/** The least that can stand before several servers: each request goes to the next of them, calls to their own. */
export async function startRoundRobin(targets: readonly Target[]): Promise<RoundRobin> {
  let turn = 0

  /** In the order in which they are tried: who is not there is passed over. */
  function choose(url: string): readonly Target[] {
    const name = callShape.exec(url)?.[1]
    const own = targets.filter((target) => target.name === name)
    if (own.length > 0) return own
    turn += 1
    return targets.map((_, index) => targets[(turn + index) % targets.length] as Target)
  }

  function pass(from: IncomingMessage, to: ServerResponse, chosen: readonly Target[]): void {
    const [target, ...others] = chosen
    if (!target) return void to.writeHead(502).end()
    const { method, url: path, headers } = from
    // A connection of its own: whether there is anybody is known before a byte of the body is sent.
    const way = { host, port: target.port, agent: false } as const
    const onward = request({ ...way, method, path, headers: forward(headers) })
    onward.on('socket', (socket) => socket.on('connect', () => from.pipe(onward)))
    onward.on('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
      answer.on('error', () => to.destroy())
    })
    onward.on('error', ({ code }: NodeJS.ErrnoException) => {
      // Nothing of it was sent, or it changes nothing: the next one may have it, as nginx and Caddy do it. Whatever else
      // went wrong is the visitor's to repeat.
      if (to.headersSent) to.destroy()
      else if (code === 'ECONNREFUSED' || method === 'GET') pass(from, to, others)
      else to.writeHead(502).end()
    })
  }

  const server = createServer((from, to) => pass(from, to, choose(from.url ?? '')))
  server.on('upgrade', (from: IncomingMessage, socket: Socket, head: Buffer) => {
    const [target] = choose(from.url ?? '')
    const onward = connect({ host, port: target?.port ?? 0 }, () => {
      const lines = Object.entries(from.headers).map(([name, value]) => `${name}: ${String(value)}`)
      onward.write(`GET ${from.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      onward.write(head)
      socket.pipe(onward).pipe(socket)
    })
    for (const end of [socket, onward]) {
      end.on('error', () => {
        socket.destroy()
        onward.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function forward(headers: IncomingMessage['headers']) {
  const earlier = headers['x-forwarded-for']
  return { ...headers, 'x-forwarded-for': [earlier, host].filter(Boolean).join(', ') }
}
