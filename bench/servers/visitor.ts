import { once } from 'node:events'
import { request as requestPlain } from 'node:http'
import { connect } from 'node:http2'
import { request as requestSecure } from 'node:https'
import { text } from 'node:stream/consumers'
import { WebSocket } from 'ws'

export type Answer = {
  readonly status: number
  readonly location: string | undefined
  readonly body: Readonly<Record<string, string>>
  /** As it came. */
  readonly content: string
}

export type Asking = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Somebody at an address of their own, as a proxy sees it: all of 127.0.0.0/8 is this machine. */
export type Visitor = {
  ask(url: string, asking?: Asking): Promise<Answer>
  /** Opens a WebSocket and waits for the first words. */
  hear(url: string): Promise<string>
  /** Asks over HTTP/2; the status. */
  askOverHttp2(url: string): Promise<number>
}

export function createVisitor(localAddress: string, ca: string): Visitor {
  return {
    async ask(url, { method = 'GET', headers = {}, body } = {}) {
      const request = url.startsWith('https:') ? requestSecure : requestPlain
      const asked = request(url, { method, headers, localAddress, ca, agent: false })
      asked.end(body)
      const [answer] = await once(asked, 'response')
      const { statusCode, headers: told } = answer
      const content = await text(answer)
      const isJson = String(told['content-type']).includes('json')
      return {
        status: statusCode,
        location: told.location,
        body: isJson ? JSON.parse(content) : {},
        content,
      }
    },
    async hear(url) {
      const socket = new WebSocket(url.replace(/^http/, 'ws'), { localAddress, ca })
      await once(socket, 'open')
      const heard = once(socket, 'message')
      socket.send('playable')
      const [words] = await heard
      socket.close()
      return String(words)
    },
    async askOverHttp2(url) {
      const session = connect(url, { ca })
      await once(session, 'connect')
      const stream = session.request({ ':path': new URL(url).pathname })
      const [headers] = await once(stream, 'response')
      stream.resume()
      session.close()
      return Number(headers[':status'])
    },
  }
}
