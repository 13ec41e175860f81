import type { CallTransport } from '../../transport.ts'
import { importAgain } from '../import-again.ts'
import type { WebSocketOptions } from './websocket-transport.ts'

const loadProgram = importAgain(() => import('./websocket-transport.ts'))

/** The WebSocket transport, whose code is fetched when it is needed: most visitors never do. */
export function lazyWebSocketTransport(options: WebSocketOptions = {}): CallTransport {
  let transport: CallTransport | undefined
  const load = async () => {
    const { createWebSocketTransport } = await loadProgram()
    return (transport ??= createWebSocketTransport(options))
  }
  return {
    name: 'websocket',
    load: async () => void (await load()),
    join: async (request) => (await load()).join(request),
  }
}
