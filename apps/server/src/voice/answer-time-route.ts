import { answerTimePath } from '@nightdesk/contracts'
import type { FastifyInstance } from 'fastify'

import type { AnswerTimes } from './answer-times.ts'

/** Tells pages the median; an answer without content while there is none to tell. */
export function addAnswerTimeRoute(app: FastifyInstance, times: Pick<AnswerTimes, 'read'>): void {
  app.get(answerTimePath, { logLevel: 'silent' }, (_request, reply) => {
    const time = times.read()
    void reply.header('cache-control', 'no-store')
    return time ? reply.send(time) : reply.code(204).send()
  })
}
