import { closeCodes } from '@nightdesk/contracts'
import {
  CallFatalError,
  fatalErrorFromStatus,
  type ConnectionStage,
} from '../../errors/fatal-error.ts'

/** Close codes of ours are an HTTP status and this. */
const codeBase = 4_000

/** The same address for the other protocol. */
export function toSocketUrl(url: string): string {
  return url.replace(/^http/, 'ws')
}

/** Why a socket closed; nothing where it was a plain end. */
export function closeFault(code: number, on: ConnectionStage): CallFatalError | undefined {
  if (code === closeCodes.normal) return undefined
  if (code >= codeBase) return fatalErrorFromStatus(code - codeBase, on)
  return new CallFatalError('connection-error', 'The connection was lost.', { on, status: code })
}

/** Kept when the socket is open; broken when it closes instead. */
export function socketOpened(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('close', ({ code }) => {
      const text = 'The call was closed before it was joined.'
      reject(closeFault(code, 'join') ?? new CallFatalError('ejected', text, { on: 'join' }))
    })
  })
}
