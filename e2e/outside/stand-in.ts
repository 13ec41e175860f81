import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What an outside service was sent. */
export type Arrival = {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** How the service behaves; each is a way in which real ones fail. */
export type Mood = 'works' | 'refuses' | 'fails' | 'hangs' | 'babbles'
export const badMoods: readonly Mood[] = ['refuses', 'fails', 'hangs', 'babbles']

type Answer = { readonly type: string; readonly body: string }

export type StandIn = {
  readonly url: string
  readonly arrivals: readonly Arrival[]
  readonly become: (mood: Mood) => Promise<void>
  readonly stop: () => Promise<void>
}

/** A local service in place of one of another company: answers by this function and remembers what came. */
export async function startStandIn(answer: (arrival: Arrival) => Answer): Promise<StandIn> {
  const arrivals: Arrival[] = []
  let mood: Mood = 'works'

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request
    const arrival = { method, url, headers, body: await text(request) }
    arrivals.push(arrival)
    response.setHeader('access-control-allow-origin', '*')
    if (mood === 'hangs') return undefined
    if (mood === 'fails') return response.writeHead(500).end('broken')
    const { type, body } = answer(arrival)
    response.setHeader('content-type', type)
    return response.end(mood === 'babbles' ? '}{ <b>' : body)
  }
  const server = createServer((request, response) => void serve(request, response))
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const close = async () => {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  const port = await listen(0)

  return {
    url: `http://localhost:${port}`,
    arrivals,
    become: async (next) => {
      arrivals.length = 0
      mood = next
      if (next === 'refuses') await close()
      else if (!server.listening) await listen(port)
    },
    stop: close,
  }
}
