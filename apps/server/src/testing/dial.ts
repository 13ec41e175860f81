import { once } from 'node:events'

import { startTokenPath, webCallPath } from '@nightdesk/contracts'

import { voicePath } from '../voice/add-voice.ts'

type DialOptions = {
  readonly port: number
  /** The page that calls: one of the server's own. */
  readonly origin: string
  readonly assistantId: string
}

/** A page's side of a call over a WebSocket. */
export type DialedCall = {
  readonly socket: WebSocket
  /** What the server has sent in words. */
  readonly texts: readonly string[]
  readonly type: (content: string) => void
}

/** Asks for a token and, with it, for a call; gives the last answer. */
export async function requestCall({ port, origin, assistantId }: DialOptions) {
  const post = async (path: string, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${voicePath}${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ assistantId }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, string> }
  }
  const { status, body } = await post(startTokenPath)
  if (status !== 201) return { status, body }
  return post(webCallPath, { authorization: `Bearer ${body.token}` })
}

export async function dial(options: DialOptions): Promise<DialedCall> {
  const { body } = await requestCall(options)
  const { webCallUrl = '' } = body
  const socket = new WebSocket(webCallUrl.replace(options.origin, `ws://127.0.0.1:${options.port}`))
  const texts: string[] = []
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') texts.push(data)
  })
  await once(socket, 'open')
  return {
    socket,
    texts,
    type: (content) =>
      socket.send(JSON.stringify({ type: 'add-message', message: { role: 'user', content } })),
  }
}
