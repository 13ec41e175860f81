import { sdpContentType, webCallPath } from '@nightdesk/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { CallDesk } from '../call/call-desk.ts'
import { MediaError } from '../media/media-error.ts'
import { answerOffer, type WebRtcOptions } from '../media/webrtc-line.ts'
import { sendApiError } from './api-error.ts'

type MediaRequest = { Params: { id: string }; Querystring: { key?: string } }

const longestOffer = 64 * 1024

type MediaRouteOptions = { readonly desk: CallDesk; readonly webRtc: () => Promise<WebRtcOptions> }

/** Where a page brings its offer, and where it hangs up. */
export function addMediaRoutes(app: FastifyInstance, { desk, webRtc }: MediaRouteOptions): void {
  const path = `${webCallPath}/:id/media`
  app.addContentTypeParser(
    sdpContentType,
    { parseAs: 'string', bodyLimit: longestOffer },
    (_request, body, done) => done(null, body),
  )

  app.post<MediaRequest>(path, async (request, reply) => {
    const { id, key } = readTarget(request)
    if (!desk.canJoin(id, key))
      return sendApiError(reply, 401, 'This key opens no call, or none any more.')
    if (typeof request.body !== 'string') return sendApiError(reply, 415, 'An offer is needed.')
    const offer = request.body
    try {
      const answer = await desk.join(id, async (events) => {
        const { line, answer: result } = await answerOffer(offer, await webRtc(), events)
        return { line, result }
      })
      reply.code(201).header('location', request.url.replace(/\?.*$/, ''))
      return reply.header('cache-control', 'no-store').type(sdpContentType).send(answer)
    } catch (error) {
      if (!(error instanceof MediaError)) throw error
      return sendApiError(reply, error.kind === 'bad-offer' ? 400 : 503, error.message)
    }
  })

  app.delete<MediaRequest>(path, (request, reply) => {
    const { id, key } = readTarget(request)
    if (!desk.hangUp(id, key)) return sendApiError(reply, 401, 'This key opens no call.')
    return reply.code(204).send()
  })
}

function readTarget({ params, query }: FastifyRequest<MediaRequest>) {
  return { id: params.id, key: typeof query.key === 'string' ? query.key : '' }
}
