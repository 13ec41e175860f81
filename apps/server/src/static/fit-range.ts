import type { IncomingHttpHeaders } from 'node:http'

const lastBytes = /(?<=[=,]\s*)-(\d+)/g

/**
 * Whoever asks for more of the last bytes than there are is to get all of them (RFC 9110, 14.1.2). @fastify/static
 * refuses that, so it is asked for the whole in other words, once the file, or its compressed form, is chosen.
 */
export function fitRange(headers: IncomingHttpHeaders, size: number): void {
  headers.range &&= headers.range.replaceAll(lastBytes, (part, count: string) =>
    Number(count) > size ? '0-' : part,
  )
}
