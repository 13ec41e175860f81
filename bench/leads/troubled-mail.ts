// Mail servers in trouble: each takes a connection and ends it, or not, in its own way.
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type TroubledServer = {
  /** How long the first connection lasted, in milliseconds. */
  readonly firstTryMs: Promise<number>
  readonly stop: () => Promise<void>
}

type Trouble = (port: number) => Promise<TroubledServer>

const plain: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] }

function refuseWith(code: number): SMTPServerOptions['onData'] {
  return (stream, _session, done) => {
    stream.resume().on('end', () => done(Object.assign(new Error('no'), { responseCode: code })))
  }
}

export const troubles: Readonly<Record<string, Trouble>> = {
  'hangs after DATA': (port) => startSmtp(port, (stream) => void stream.resume()),
  'answers 451': (port) => startSmtp(port, refuseWith(451)),
  'answers 550': (port) => startSmtp(port, refuseWith(550)),
  'cannot speak TLS': (port) => startSmtp(port, refuseWith(451)),
  'sends a byte a second': startDrip,
}

async function startSmtp(
  port: number,
  onData: SMTPServerOptions['onData'],
): Promise<TroubledServer> {
  const server = new SMTPServer({ ...plain, ...(onData && { onData }), logger: false })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  return watch(server.server)
}

async function startDrip(port: number): Promise<TroubledServer> {
  const server = createServer((socket) => {
    const dripping = setInterval(() => socket.write('2'), 1_000)
    socket.on('error', () => undefined).on('close', () => clearInterval(dripping))
  })
  server.listen(port, '127.0.0.1')
  return watch(server)
}

async function watch(server: Server): Promise<TroubledServer> {
  const open = new Set<Socket>()
  const firstTryMs = new Promise<number>((resolve) => {
    server.on('connection', (socket: Socket) => {
      const openedAt = performance.now()
      open.add(socket)
      socket.on('close', () => {
        open.delete(socket)
        resolve(performance.now() - openedAt)
      })
    })
  })
  if (!server.listening) await once(server, 'listening')
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of open) socket.destroy()
    })
  return { firstTryMs, stop }
}
