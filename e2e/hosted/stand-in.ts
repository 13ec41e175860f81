import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { callLibrary } from '@nightdesk/contracts'
import { WebSocketServer, type WebSocket } from 'ws'

const callMachine = readFileSync(new URL('call-machine.js', import.meta.url))
const widgetScript = readFileSync(new URL('hosted-widget.js', import.meta.url))

/** Where the stand-in keeps its widget. */
export const widgetPath = '/widget/index.js'

/** Where the stand-in keeps the program of the call library: the same versioned path as the real one. */
export const bundlePath: string = new URL(callLibrary.bundleUrl).pathname

/** How an address behaves: as it should, with a status, with nonsense, or not at all. */
export type Mood = 'works' | 'hangs' | 'garbage' | number

/** One thing that arrived, in the order in which it did. */
export type Arrival = {
  readonly what: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** A hosted provider on this machine: its API, the program of its call library, and its media. */
export type StandIn = {
  readonly url: string
  readonly arrivals: Arrival[]
  readonly moods: { api: Mood; bundle: Mood; media: Mood; widget: Mood }
  /** How long the other side of a line takes to say goodbye. */
  goodbyeMs: number
  /** Sends the page an app message over every line that is open. */
  say(message: string | object): void
  readonly openLines: number
  /** Forgets what arrived and works again. */
  reset(): void
  stop(): Promise<void>
}

// What a provider could read in a header and a browser does not set by itself.
const toldHeaders = ['authorization', 'content-type', 'accept', 'x-client', 'cookie'] as const

const allWork = { api: 'works', bundle: 'works', media: 'works', widget: 'works' } as const

export async function startStandIn(): Promise<StandIn> {
  const arrivals: Arrival[] = []
  const moods: StandIn['moods'] = { ...allWork }
  const lines = new Set<WebSocket>()
  const hanging: ServerResponse[] = []
  const timing = { goodbyeMs: 0 }
  const server = createServer((request, response) => {
    void answer(request, response, { arrivals, moods, hanging, timing })
  })
  const verifyClient = () => moods.media === 'works'
  const sockets = new WebSocketServer({ server, verifyClient })
  sockets.on('connection', (line) => {
    arrivals.push({ what: 'line open' })
    lines.add(line)
    line.on('message', (data) => arrivals.push(readLine((data as Buffer).toString())))
    line.on('close', () => {
      lines.delete(line)
      arrivals.push({ what: 'line closed' })
    })
  })
  // Another site than the pages': those are served from `localhost`.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    moods,
    get openLines() {
      return lines.size
    },
    set goodbyeMs(ms: number) {
      timing.goodbyeMs = ms
    },
    say(message) {
      const words = typeof message === 'string' ? message : JSON.stringify(message)
      for (const line of lines) line.send(words)
    },
    reset() {
      arrivals.length = 0
      Object.assign(moods, allWork)
      timing.goodbyeMs = 0
      for (const line of lines) line.removeAllListeners().terminate()
      lines.clear()
      // A browser asks a second time only when the first answer has come or failed.
      for (const response of hanging.splice(0)) response.destroy()
    },
    async stop() {
      sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function readLine(data: string): Arrival {
  if (data.startsWith('note:')) return { what: 'library', body: JSON.parse(data.slice(5)) }
  return { what: 'message', body: data.startsWith('{') ? JSON.parse(data) : data }
}

type Behavior = Pick<StandIn, 'arrivals' | 'moods'> & {
  readonly hanging: ServerResponse[]
  readonly timing: { readonly goodbyeMs: number }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { arrivals, moods, hanging, timing }: Behavior,
): Promise<void> {
  const { method = '', url = '', headers } = request
  response.setHeader('access-control-allow-origin', headers.origin ?? '*')
  if (method === 'OPTIONS') {
    const allow = headers['access-control-request-headers'] ?? ''
    response.setHeader('access-control-allow-headers', allow)
    return void response.writeHead(204).end()
  }
  const body = await text(request)
  const told = toldHeaders.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []))
  arrivals.push({
    what: `${method} ${url}`,
    headers: Object.fromEntries(told) as Record<string, string>,
    ...(body && { body: JSON.parse(body) as unknown }),
  })
  const paths: Readonly<Record<string, Mood>> = {
    '/call/web': moods.api,
    [bundlePath]: moods.bundle,
    [widgetPath]: moods.widget,
  }
  const mood = paths[url] ?? 404
  if (mood === 'hangs') return void hanging.push(response)
  if (url === bundlePath) return give(response, mood, callMachine, 'text/javascript')
  if (url === widgetPath) return give(response, mood, widgetScript, 'text/javascript')
  const webCallUrl = `http://${headers.host}/room?goodbyeMs=${timing.goodbyeMs}`
  const call = JSON.stringify({ id: 'call-1', status: 'queued', webCallUrl })
  return give(response, mood, call, 'application/json')
}

type Answering = Exclude<Mood, 'hangs'>

function give(response: ServerResponse, mood: Answering, body: string | Buffer, type: string) {
  response.setHeader('content-type', type)
  if (mood === 'works') response.writeHead(type === 'application/json' ? 201 : 200).end(body)
  else if (mood === 'garbage') response.writeHead(200).end('<html>{{ nobody expects this')
  else response.writeHead(mood).end('{"message":"No."}')
}
