import { setTimeout as delay } from 'node:timers/promises'

import {
  ownBusinessId,
  ownOrigin,
  problemsOf,
  readSetup,
  readWebCallRequest,
  webCallPath,
  type BusinessSetup,
  type WebCall,
  type WebCallRequest,
} from '@nightdesk/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { SpokenAhead } from '../ahead/spoken-ahead.ts'
import type { CallDesk } from '../call/call-desk.ts'
import type { CallRecord } from '../call/desk/held-call.ts'
import type { CallMeter } from '../call-meter.ts'
import type { Assistant } from '../conversation.ts'
import { voice, type AssistantBook } from './assistant-book.ts'
import { callingOrigin, isApiKey, readBearer, type PageOrigins } from './authorize.ts'
import { takePlace, type PlaceDesk } from '../admission/call-caps.ts'
import { createRefuser, type Refuser } from './call-refusals.ts'
import type { OwnBusinessCaps } from '../admission/own-business-caps.ts'
import { readId } from './preparation-routes.ts'
import type { StartTokens, TokenVerdict } from './start-tokens.ts'

export type CallRouteOptions = PageOrigins & {
  readonly desk: CallDesk
  readonly book: AssistantBook
  readonly places: PlaceDesk
  /** How often visitors may call for businesses of their own. */
  readonly ownBusinesses: OwnBusinessCaps
  /** Where such businesses were spoken ahead. */
  readonly ahead?: SpokenAhead | undefined
  readonly tokens: StartTokens
  readonly apiKey: string | undefined
  readonly meter: CallMeter
  readonly isReady: () => boolean
  /** Resolves when the models are loaded, or cannot be. */
  readonly settled: Promise<void>
  /** How long a call may wait for that. */
  readonly mostWarmUpMs: number
}

const warmUpSeconds = 3

/** A token needs a name; a call at most a whole business, in any writing. */
const mostBytes = { token: 1024, call: 16 * 1024 } as const

const tokenRefusals = {
  unknown: 'unknown-token',
  'other-assistant': 'other-assistant',
  'other-origin': 'other-origin',
} as const satisfies Record<Exclude<TokenVerdict, 'good'>, Parameters<Refuser['because']>[0]>

/** Start tokens, and the calls they start. */
export function addCallRoutes(app: FastifyInstance, options: CallRouteOptions): void {
  const { book, tokens, meter } = options

  app.post('/token', { bodyLimit: mostBytes.token }, (request, reply) => {
    const assistantId = readAssistantId(request.body)
    const refuse = createRefuser(meter, reply, assistantId)
    const origin = callingOrigin(request.headers, options)
    if (!origin) return refuse.because('other-site')
    if (!assistantId || !book.find(assistantId)) return refuse.because('no-such-assistant')
    const minted = tokens.mint({ assistantId, origin, address: request.ip })
    if (minted.token === undefined) return refuse.because('too-many-tokens', minted)
    return reply
      .code(201)
      .header('cache-control', 'no-store')
      .send({ ...minted, assistantId })
  })

  app.post(webCallPath, { bodyLimit: mostBytes.call }, async (request, reply) => {
    const wanted = readWebCallRequest(writtenAgain(request.body))
    const refuse = createRefuser(meter, reply, wanted?.assistantId)
    if (!wanted) return refuse.because('bad-request')
    const refusal = await authorize(options, request, wanted)
    if (refusal) return refuse.because(refusal)
    if (wanted.squad || wanted.squadId) return refuse.because('squad')
    const assistant = wanted.assistantId
      ? book.find(wanted.assistantId)
      : book.fromFacts(wanted.assistant ?? {})
    if (!assistant) return refuse.because('no-such-assistant')
    if (assistant.id !== ownBusinessId)
      return createCall(options, { assistant, request, reply, refuse })
    const { setup: told, prepared } = wanted.assistantOverrides ?? {}
    const setup = readSetup(told)
    if (!setup) return refuse.bySetup(problemsOf(told))
    const findSpoken = options.ahead?.find(readId(prepared) ?? '', request.ip)
    const own = { ...forBusiness(assistant, setup), findSpoken }
    return createOwnCall(options, { assistant: own, request, reply, refuse }, setup)
  })
}

/** The same assistant for one call about one business, and for no other. */
const forBusiness = (assistant: Assistant, setup: BusinessSetup): Assistant => ({
  ...assistant,
  open: (call, span) => assistant.open({ ...call, setup }, span),
})

/** A body as text; one that is nested too deeply to be written has none. */
function writtenAgain(body: unknown): string {
  try {
    return JSON.stringify(body ?? null)
  } catch {
    return ''
  }
}

function readAssistantId(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('assistantId' in body)) return undefined
  return typeof body.assistantId === 'string' ? body.assistantId : undefined
}

// The key may start anything; a token only what it was minted for, from where it was minted.
async function authorize(
  { tokens, apiKey, ...origins }: CallRouteOptions,
  { headers }: FastifyRequest,
  { assistantId }: WebCallRequest,
): Promise<'no-token' | (typeof tokenRefusals)[keyof typeof tokenRefusals] | undefined> {
  const bearer = readBearer(headers)
  if (!bearer) return 'no-token'
  if (isApiKey(bearer, apiKey)) return undefined
  const origin = callingOrigin(headers, origins) ?? ''
  const verdict = await tokens.use(bearer, { assistantId, origin })
  return verdict === 'good' ? undefined : tokenRefusals[verdict]
}

type Creation = {
  readonly assistant: Assistant
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly refuse: Refuser
  readonly onCreated?: () => void
}

/** What got no line does not count: else one visitor could use up the calls of all with those that are refused. */
async function createOwnCall(
  options: CallRouteOptions,
  creation: Creation,
  setup: BusinessSetup,
): Promise<FastifyReply> {
  const counted = options.ownBusinesses.take(creation.request.ip, setup)
  if (counted.cap) return creation.refuse.byCap(counted)
  let isThere = false
  const onCreated = () => {
    isThere = true
  }
  try {
    return await createCall(options, { ...creation, onCreated })
  } finally {
    if (!isThere) counted.giveBack()
  }
}

async function createCall(
  options: CallRouteOptions,
  { assistant, request, reply, refuse, onCreated }: Creation,
): Promise<FastifyReply> {
  if (!(await isWarm(options))) {
    return refuse.because('loading', { retryAfterSeconds: warmUpSeconds })
  }
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const place = await takePlace(options.places, request.ip, gone.signal)
  if (place.cap) return refuse.byCap(place)
  if (!options.isReady()) {
    // The server is being stopped: it ends its calls, and whoever waited would get one of their lines.
    place.giveBack()
    return refuse.because('loading', { retryAfterSeconds: warmUpSeconds })
  }
  const call = options.desk.create(assistant, {
    address: request.ip,
    canDirect: isApiKey(readBearer(request.headers), options.apiKey),
    onJoined: () => place.join(),
    onHeard: () => place.heard(),
    onOver: () => place.giveBack(),
  })
  onCreated?.()
  place.yieldBy(() => options.desk.end(call.id, 'manually-canceled'))
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

/** A call of the first seconds waits for the models: its caller would press again anyway. */
async function isWarm({ isReady, settled, mostWarmUpMs }: CallRouteOptions): Promise<boolean> {
  if (isReady()) return true
  await Promise.race([settled, delay(mostWarmUpMs, undefined, { ref: false })])
  return isReady()
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
