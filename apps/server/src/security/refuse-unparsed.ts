import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { errorBody } from '../errors.ts'
import type { HeaderSet } from './headers.ts'

const statusByCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers what the HTTP parser could not read, or would not wait for any longer. Returns the status
 * it answered with, if the connection could still take an answer.
 */
export function refuseUnparsed(
  error: Error & { code?: string },
  socket: Socket,
  headers: HeaderSet,
): number | undefined {
  if (!socket.writable || isAnswering(socket)) {
    socket.destroy()
    return undefined
  }
  const status = statusByCode[error.code ?? ''] ?? 400
  endWith(status, socket, headers)
  return status
}

/** The last answer of a connection, written past the parser. */
export function endWith(status: number, socket: Socket, headers: HeaderSet): void {
  socket.end(rawAnswer(status, headers))
  socket.destroySoon()
}

const jsonType = 'application/json; charset=utf-8'

// An answer already under way must not get a second one written into its middle.
function isAnswering(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent ?? false
}

function rawAnswer(status: number, headers: HeaderSet): string {
  const body = JSON.stringify(errorBody(status))
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': jsonType,
    'content-length': String(body.length),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)

  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
