import { createServer } from 'node:net'
import { PlainError } from './plain-error.ts'

// Below those that the system gives to whoever asks for any: one of these is not taken by a stranger meanwhile.
const firstPort = 20_000
const lastPort = 32_000

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const port = firstPort + Math.floor(Math.random() * (lastPort - firstPort))
  try {
    return await listenOnce(port, '127.0.0.1')
  } catch {
    return freePort()
  }
}

/** Says in one line that a port is taken, before any long work was done in vain. */
export async function assertPortIsFree(port: number, host: string): Promise<void> {
  try {
    await listenOnce(port, host)
  } catch (error) {
    throw new PlainError(describeListenError(port, host, error))
  }
}

function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ port, host }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}

function describeListenError(port: number, host: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT.`
  if (code === 'EACCES') return `Port ${port} needs more rights: set PORT to 1024 or above.`
  return `Cannot listen on ${host}:${port}: ${String(code ?? error)}.`
}
