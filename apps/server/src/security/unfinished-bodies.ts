import { shortenAddress } from '@nightdesk/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { oncePerVisitor } from './connections-per-visitor.ts'
import type { HeaderSet } from './headers.ts'
import { createNetworkCrowd } from './network-crowd.ts'
import { endWith } from './refuse-unparsed.ts'

const retryAfterSeconds = 5

type BodyOptions = {
  /** Up to this many bytes a body holds no more than its connection does, and is not counted. */
  readonly smallBytes: number
  /** Of all visitors together. */
  readonly mostInAll: number
  /** A large body that has not ended by then is not waited for any longer. */
  readonly timeoutMs: number
  readonly headers: HeaderSet
}

/**
 * What has come of a body is held until its end, and many visitors who never send the end would hold the memory of
 * everybody. When as many large bodies are unfinished as there may be, a newcomer comes in all the same, and the network
 * with most of them gives up its oldest: a form arrives in one piece, so the oldest is one that nobody finishes. Proxies
 * make no difference, because it is the visitor's network that counts.
 */
export function limitUnfinishedBodies(app: FastifyInstance, options: BodyOptions): void {
  const { smallBytes, mostInAll, timeoutMs, headers } = options
  const crowd = createNetworkCrowd<FastifyReply>()
  const tellOfCrowd = oncePerVisitor(() =>
    app.log.warn({ bodies: mostInAll }, 'body cut off: too many are unfinished in all'),
  )

  function makeRoom(): void {
    const oldest = crowd.takeOldestOfLargest()
    if (oldest) cutOff(oldest, 503, { ...headers, 'retry-after': `${retryAfterSeconds}` })
    tellOfCrowd('')
  }

  function watch(reply: FastifyReply): void {
    const { ip, raw: body } = reply.request
    const network = shortenAddress(ip) || ip
    const timeout = setTimeout(() => cutOff(reply, 408, headers), timeoutMs).unref()
    const letGo = () => {
      clearTimeout(timeout)
      crowd.remove(network, reply)
    }
    body.once('end', letGo).once('close', letGo)
    crowd.add(network, reply)
    if (crowd.size > mostInAll) makeRoom()
  }

  // After the limits on requests, which are looked at before: who is refused there takes no room here.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (isSending(request) && declaredBytes(request) > smallBytes) watch(reply)
    done()
  })
}

/** Who has an answer already, such as that nobody reads this type of body, gets no second one. */
function cutOff({ request, raw }: FastifyReply, status: number, headers: HeaderSet): void {
  const { socket } = request.raw
  if (raw.headersSent) socket.destroy()
  else endWith(status, socket, headers)
}

/** Nobody waits for the body of a request that only reads. */
const isSending = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD'

/** Bodies without a length are refused before anything of them is read. */
function declaredBytes({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? 0)
}
