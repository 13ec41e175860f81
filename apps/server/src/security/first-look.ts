import { METHODS, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { HeaderSet } from './headers.ts'
import { leaveTheRest, wrapParser } from './http-parser.ts'
import { endWith } from './refuse-unparsed.ts'

/**
 * The first look at a request, before anything is made of it: what no browser or proxy sends, and what would cost the
 * main thread far more than an ordinary request, is refused or left out here.
 */
export function lookFirst(server: Server, headers: HeaderSet): void {
  wrapParser(server, (take, socket) => (request, keepsAlive) => {
    const refusal = refusalOf(request)
    if (refusal === undefined) {
      shorten(request.headers)
      return take(request, keepsAlive)
    }
    endWith(refusal, socket, headers)
    return leaveTheRest()
  })
}

// The parser takes RTSP too, whose methods are not among them; nothing behind it knows what to do with those.
const methods: ReadonlySet<string> = new Set(METHODS)

/**
 * Bodies that come in chunks: each chunk, be it of one byte, costs as much as a small request, before any limit counts
 * it. And whoever expects what we do not know: Node answers thousands of those at once, past the limit on requests ahead.
 */
function refusalOf({ method = '', headers }: IncomingMessage) {
  if (!methods.has(method)) return 400
  const { 'transfer-encoding': coding, expect } = headers
  if (coding !== undefined) return 411
  return expect === undefined || expect.toLowerCase() === '100-continue' ? undefined : 417
}

// Lists that are read item by item. Browsers send a few dozen characters; longer ones are not worth reading.
const longestLists = Object.entries({ 'accept-encoding': 300, 'if-none-match': 1_000, range: 100 })
const longestForwarding = 400

function shorten(headers: IncomingHttpHeaders): void {
  for (const [name, longest] of longestLists) {
    if ((headers[name]?.length ?? 0) > longest) delete headers[name]
  }
  const forwarded = headers['x-forwarded-for']
  if (forwarded && forwarded.length > longestForwarding) {
    // Each proxy adds to the right; the first entry of what is kept may be cut in two.
    const [, ...entries] = String(forwarded).slice(-longestForwarding).split(',')
    headers['x-forwarded-for'] = entries.join(',')
  }
}
