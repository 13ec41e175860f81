import { STATUS_CODES } from 'node:http'

import type { HeaderSet } from '../security/headers.ts'

/** An answer that is the same for everybody, made beforehand. */
export type Answer = {
  readonly status: number
  /** Names and values in turns, as Node writes them with the least work. */
  readonly headers: string[]
  /** The same as it goes over the wire, but for what belongs to the moment and to the connection. */
  readonly head: string
  readonly body: Buffer
}

const nothing: Buffer = Buffer.alloc(0)

export function createAnswer(status: number, headers: HeaderSet, body = nothing): Answer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`
  return { status, headers: Object.entries(headers).flat(), head, body }
}
