import {
  missingAssistantMessage,
  ownOrigin,
  readWebCallRequest,
  webCallPath,
  type WebCall,
  type WebCallRequest,
} from '@nightdesk/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { CallDesk, CallRecord } from '../call/call-desk.ts'
import type { Assistant } from '../conversation.ts'
import { sendApiError } from './api-error.ts'
import { voice, type AssistantBook } from './assistant-book.ts'
import { callingOrigin, isApiKey, readBearer, type PageOrigins } from './authorize.ts'
import type { CallCaps } from './call-caps.ts'
import type { StartTokens, TokenVerdict } from './start-tokens.ts'

export type CallRouteOptions = PageOrigins & {
  readonly desk: CallDesk
  readonly book: AssistantBook
  readonly caps: CallCaps
  readonly tokens: StartTokens
  readonly apiKey: string | undefined
  readonly isReady: () => boolean
}

const warmUpSeconds = 3

type BadToken = Exclude<TokenVerdict, 'good'>

const tokenFaults: Readonly<Record<BadToken, readonly [status: number, message: string]>> = {
  unknown: [401, 'This start token is unknown, used or too old.'],
  'other-assistant': [403, 'This start token is for another assistant.'],
  'other-origin': [403, 'This start token is for another page.'],
}

/** Start tokens, and the calls they start. */
export function addCallRoutes(app: FastifyInstance, options: CallRouteOptions): void {
  const { book, tokens } = options

  app.post('/token', (request, reply) => {
    const origin = callingOrigin(request.headers, options)
    if (!origin) return sendApiError(reply, 403, 'Start tokens are for pages of this site.')
    const assistantId = readAssistantId(request.body)
    if (!assistantId || !book.find(assistantId)) {
      return sendApiError(reply, 404, 'There is no such assistant.')
    }
    const minted = tokens.mint({ assistantId, origin, address: request.ip })
    if (minted.token === undefined) {
      reply.header('retry-after', minted.retryAfterSeconds)
      return sendApiError(reply, 429, 'Too many start tokens for this address.', minted)
    }
    return reply
      .code(201)
      .header('cache-control', 'no-store')
      .send({ ...minted, assistantId })
  })

  app.post(webCallPath, (request, reply) => {
    const wanted = readWebCallRequest(JSON.stringify(request.body ?? null))
    if (!wanted) return sendApiError(reply, 400, missingAssistantMessage)
    const refused = authorize(options, request, wanted)
    if (refused) return sendApiError(reply, ...refused)
    if (wanted.squad || wanted.squadId) return sendApiError(reply, 501, 'Squads are not offered.')
    const assistant = wanted.assistantId
      ? book.find(wanted.assistantId)
      : book.fromFacts(wanted.assistant ?? {})
    if (!assistant) return sendApiError(reply, 404, 'There is no such assistant.')
    return createCall(options, { assistant, request, reply })
  })
}

function readAssistantId(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('assistantId' in body)) return undefined
  return typeof body.assistantId === 'string' ? body.assistantId : undefined
}

// The key may start anything; a token only what it was minted for, from where it was minted.
function authorize(
  { tokens, apiKey, ...origins }: CallRouteOptions,
  { headers }: FastifyRequest,
  { assistantId }: WebCallRequest,
): readonly [number, string] | undefined {
  const bearer = readBearer(headers)
  if (!bearer) return [401, 'A start token is needed.']
  if (isApiKey(bearer, apiKey)) return undefined
  const origin = callingOrigin(headers, origins) ?? ''
  const verdict = tokens.use(bearer, { assistantId, origin })
  return verdict === 'good' ? undefined : tokenFaults[verdict]
}

type Creation = {
  readonly assistant: Assistant
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

function createCall(options: CallRouteOptions, { assistant, request, reply }: Creation) {
  if (!options.isReady()) {
    reply.header('retry-after', warmUpSeconds)
    return sendApiError(reply, 503, 'The voice is still warming up.')
  }
  const place = options.caps.take(request.ip)
  if (place.cap) {
    const { cap, message, retryAfterSeconds } = place
    reply.header('retry-after', retryAfterSeconds)
    return sendApiError(reply, 429, message, { cap, retryAfterSeconds })
  }
  const call = options.desk.create(assistant, {
    address: request.ip,
    canDirect: isApiKey(readBearer(request.headers), options.apiKey),
    onOver: () => place.giveBack(),
  })
  const base = (ownOrigin(request.headers, options) ?? options.publicUrl) + prefixOf(request)
  const webCallUrl = `${base}${webCallPath}/${call.id}/media?key=${call.mediaKey}`
  const body: WebCall = {
    ...describeCall(call),
    webCallUrl,
    status: 'queued',
    artifactPlan: { videoRecordingEnabled: false },
    assistant: { id: assistant.id, name: assistant.name, voice },
  }
  return reply.code(201).header('cache-control', 'no-store').send(body)
}

function prefixOf(request: FastifyRequest): string {
  const path = request.routeOptions.url ?? webCallPath
  return path.slice(0, -webCallPath.length)
}

/** A call in the API's form: its facts, and nothing of what was said. */
export function describeCall(call: CallRecord): Readonly<Record<string, unknown>> {
  return {
    id: call.id,
    type: 'webCall',
    status: call.status,
    assistantId: call.assistant.id,
    createdAt: call.createdAt.toISOString(),
    updatedAt: (call.endedAt ?? call.startedAt ?? call.createdAt).toISOString(),
    ...(call.startedAt && { startedAt: call.startedAt.toISOString() }),
    ...(call.endedAt && { endedAt: call.endedAt.toISOString() }),
    ...(call.endedReason && { endedReason: call.endedReason }),
  }
}
