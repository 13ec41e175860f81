import type { IncomingMessage, ServerResponse } from 'node:http'

import type { FastifyInstance } from 'fastify'

import { wrapRequestListener } from '../security/request-listener.ts'
import { answerPage, sendPage, type Page } from './page-answer.ts'

/** Has a page answer at its address. */
export type AddPage = (path: string, page: Page) => void

type ServeOptions = {
  /** Whether there is nothing about a request that a guard or a hook of the app should look at. */
  readonly isUsual: (request: IncomingMessage) => boolean
  /** Told of each answer given here when it is over; the app itself tells of the others. */
  readonly onAnswered: (answered: Answered) => void
}

export type Answered = {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
  /** False when the visitor left before its end. */
  readonly isWhole: boolean
}

/**
 * Serves pages from memory. Usual requests are answered ahead of Fastify, whose routing and hooks cost more than such an
 * answer itself; all others meet the same page there. Returns how to add one.
 */
export function servePages(app: FastifyInstance, options: ServeOptions): AddPage {
  const { isUsual, onAnswered } = options
  const pages = new Map<string, Page>()

  function answer(path: string, page: Page, request: IncomingMessage, response: ServerResponse) {
    const startedAt = performance.now()
    response.once('close', () => {
      const { statusCode: status, writableFinished: isWhole } = response
      const ms = performance.now() - startedAt
      onAnswered({ method: request.method ?? '', path, status, ms, isWhole })
    })
    answerPage(page, request, response)
  }

  wrapRequestListener(app.server, (next) => (request, response) => {
    const { method, url = '' } = request
    const page = method === 'GET' || method === 'HEAD' ? pages.get(url) : undefined
    if (page && isUsual(request)) answer(url, page, request, response)
    else next(request, response)
  })
  return (path, page) => {
    pages.set(path, page)
    const method = ['GET', 'HEAD']
    app.route({ method, url: path, handler: (request, reply) => sendPage(page, request, reply) })
  }
}
