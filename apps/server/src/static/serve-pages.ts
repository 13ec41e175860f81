import type { IncomingMessage } from 'node:http'

import type { FastifyInstance } from 'fastify'

import { splitTarget } from '../request-target.ts'
import { goOn, wrapParser } from '../security/http-parser.ts'
import type { Turns } from '../security/pipelining.ts'
import { pickAnswer, sendPage, type Page } from './page-answer.ts'
import { sendTo } from './redirect-routes.ts'
import { straightAnswers } from './straight-answer.ts'

/** Has a page answer at its address. */
export type AddPage = (path: string, page: Page) => void

type ServeOptions = {
  readonly turns: Turns
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
 * Serves pages from memory. Usual requests are answered ahead of Fastify and of Node's own response, each of which costs
 * more than such an answer itself; all others meet the same page there. Returns how to add one.
 */
export function servePages(app: FastifyInstance, options: ServeOptions): AddPage {
  const { turns, isUsual, onAnswered } = options
  const { server } = app
  const pages = new Map<string, Page>()
  const straight = straightAnswers(server, turns)

  function answer(request: IncomingMessage, keepsAlive: boolean): boolean {
    const { method = '', url: path = '', headers, socket, httpVersion } = request
    const isReading = method === 'GET' || method === 'HEAD'
    const page = isReading ? pages.get(path) : undefined
    // While the server stops, each answer says that it is the last; that is for those who watch Node's responses.
    if (!page || !server.listening || !isUsual(request)) return false
    const startedAt = performance.now()
    const picked = pickAnswer(page, headers)
    return straight.write(socket, {
      answer: picked,
      hasBody: method === 'GET',
      keepsAlive: keepsAlive && httpVersion === '1.1',
      onOut(isWhole) {
        const ms = performance.now() - startedAt
        onAnswered({ method, path, status: picked.status, ms, isWhole })
      },
    })
  }

  wrapParser(server, (take, socket) => (request, keepsAlive) => {
    if (answer(request, keepsAlive)) return goOn
    straight.awaitAnswer(socket)
    return take(request, keepsAlive)
  })
  return (path, page) => {
    pages.set(path, page)
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler(request, reply) {
        // Fastify also takes `/%74erms` for `/terms`; the program in the page would not.
        const isSpelledSo = splitTarget(request.url).path === path
        return isSpelledSo ? sendPage(page, request, reply) : sendTo(path, request, reply)
      },
    })
  }
}
