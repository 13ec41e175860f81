import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** Takes a request whose headers were read, and says what the parser is to do with the rest. */
export type TakeRequest = (request: IncomingMessage, keepsAlive: boolean) => number

/**
 * Node's parser of a connection. It is not documented, but there is no documented way to stop it: it goes through all
 * that was read, thousands of requests or chunks, even of a connection that was destroyed. Nor is there another way past
 * Node's own response. Where Node should have no such property any more, all of it is parsed and passed over, and every
 * answer goes by way of Fastify.
 */
export type HttpParser = { onIncoming?: TakeRequest | null }

export function parserOf(socket: Socket & { parser?: HttpParser | null }): HttpParser | undefined {
  return socket.parser ?? undefined
}

/** Puts somebody in front of whoever takes the requests of a connection; the last to come is the first to be asked. */
export function wrapParser(
  server: Server,
  wrap: (take: TakeRequest, socket: Socket) => TakeRequest,
): void {
  server.on('connection', (socket: Socket) => {
    const parser = parserOf(socket)
    if (parser?.onIncoming) parser.onIncoming = wrap(parser.onIncoming, socket)
  })
}

/** What the parser is told by whoever takes a message: to go on with the next. */
export const goOn = 0

/** Or to leave the rest, as to another protocol. */
export const leaveTheRest = (): number => 2
