import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Node's parser of a connection. It is not documented, but there is no documented way to stop it: it goes through all
 * that was read, thousands of requests or chunks, even of a connection that was destroyed. Where Node should have no
 * such property any more, all of it is parsed and passed over.
 */
export type HttpParser = {
  onIncoming?: ((request: IncomingMessage, ...rest: unknown[]) => number) | null
}

export function parserOf(socket: Socket & { parser?: HttpParser | null }): HttpParser | undefined {
  return socket.parser ?? undefined
}

/** What the parser asks of whoever takes a message: to leave the rest, as to another protocol. */
export const leaveTheRest = (): number => 2
