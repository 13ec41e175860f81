import type { CallTransport } from '../../transport.ts'
import type { WebSocketOptions } from './websocket-transport.ts'

/** The WebSocket transport, whose code is fetched when it is needed: most visitors never do. */
export function lazyWebSocketTransport(options: WebSocketOptions = {}): CallTransport {
  let transport: Promise<CallTransport> | undefined
  const load = () => {
    transport ??= import('./websocket-transport.ts').then(
      ({ createWebSocketTransport }) => createWebSocketTransport(options),
      (error: unknown) => {
        // The next call may have more luck.
        transport = undefined
        throw error
      },
    )
    return transport
  }
  return {
    name: 'websocket',
    load: async () => void (await load()),
    join: async (request) => (await load()).join(request),
  }
}
