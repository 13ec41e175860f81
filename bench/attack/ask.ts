import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Place } from './attack.ts'
import { serverHost } from './stranger.ts'

export type Question = {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Where the visitor comes from. */
  readonly from: string
  readonly withinMs: number
}

export type Answer = { readonly status: number; readonly text: string }

/** One request over a connection of its own. Rejects when no whole answer comes in time. */
export function ask({ port }: Place, question: Question): Promise<Answer> {
  const { path, method = 'GET', headers = {}, body = '', from, withinMs } = question
  return new Promise((resolve, reject) => {
    const sent = request({
      host: serverHost,
      port,
      path,
      method,
      headers,
      localAddress: from,
      agent: false,
      signal: AbortSignal.timeout(withinMs),
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      text(response).then(
        (said) => resolve({ status: response.statusCode ?? 0, text: said }),
        reject,
      )
    })
    sent.end(body)
  })
}
