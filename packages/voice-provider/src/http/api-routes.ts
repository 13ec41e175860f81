import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { CallDesk } from '../call/call-desk.ts'
import { sendApiError } from './api-error.ts'
import type { AssistantBook, AssistantRecord } from './assistant-book.ts'
import { isApiKey, readBearer } from './authorize.ts'
import { describeCall } from './call-routes.ts'
import { notOffered } from './not-offered.ts'

type ApiRouteOptions = {
  readonly desk: CallDesk
  readonly book: AssistantBook
  readonly apiKey: string | undefined
}

type ById = { Params: { id: string } }

const defaultLimit = 100
const highestLimit = 1_000

/** The part of the provider's API that needs its key: calls to read, assistants to keep. */
export function addApiRoutes(app: FastifyInstance, { desk, book, apiKey }: ApiRouteOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isApiKey(readBearer(request.headers), apiKey)) return
    await sendApiError(reply, 401, 'The key of this API is needed.')
  })

  app.get('/call', (request) => latest(desk.list().map(describeCall), request))
  app.get<ById>('/call/:id', ({ params }, reply) => {
    const call = desk.get(params.id)
    return call ? reply.send(describeCall(call)) : notFound(reply, 'call')
  })

  app.get('/assistant', (request) => latest(book.list(), request))
  app.post('/assistant', ({ body }, reply) => reply.code(201).send(book.create(readFacts(body))))
  app.get<ById>('/assistant/:id', ({ params }, reply) => sendAssistant(reply, book.get(params.id)))
  app.patch<ById>('/assistant/:id', ({ params, body }, reply) =>
    sendAssistant(reply, book.change(params.id, readFacts(body), false)),
  )
  app.put<ById>('/assistant/:id', ({ params, body }, reply) =>
    sendAssistant(reply, book.change(params.id, readFacts(body), true)),
  )
  app.delete<ById>('/assistant/:id', ({ params }, reply) =>
    sendAssistant(reply, book.remove(params.id)),
  )

  for (const { method, path } of notOffered) {
    const message = `${method} ${path} is not offered by this provider.`
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (_request, reply) =>
        sendApiError(reply, 501, message, { operation: `${method} ${path}` }),
    })
  }
}

function sendAssistant(reply: FastifyReply, record: AssistantRecord | undefined) {
  return record ? reply.send(record) : notFound(reply, 'assistant')
}

function notFound(reply: FastifyReply, what: string) {
  return sendApiError(reply, 404, `There is no such ${what}.`)
}

function latest<Row>(rows: readonly Row[], { query }: FastifyRequest): readonly Row[] {
  const { limit } = query as { limit?: string }
  const wanted = limit === undefined ? defaultLimit : Number(limit)
  const count = Number.isInteger(wanted)
    ? Math.min(Math.max(0, wanted), highestLimit)
    : defaultLimit
  return rows.toReversed().slice(0, count)
}

function readFacts(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Readonly<Record<string, unknown>>)
    : {}
}
