import type { CallTransport, StopSignal } from '@nightdesk/call-session'
import {
  isJsonObject,
  parseJsonObject,
  readWebCall,
  webCallPath,
  type WebCall,
  type WebCallRequest,
} from '@nightdesk/contracts'
import { toVoiceError, VoiceError } from './voice-error.ts'

/** What is needed of the web's `fetch`. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
    readonly signal: StopSignal
  },
) => Promise<{ readonly ok: boolean; readonly status: number; text(): Promise<string> }>

/** A key, and where it belongs when that is not where the client was told to call. */
export type CallRoute = {
  readonly key: string
  readonly baseUrl?: string
  /** The assistant by the name it has there. */
  readonly assistantId?: string
  readonly transport?: CallTransport
}

/** A key, or what fetches one for each call. */
export type VoiceKey =
  | string
  | ((
      request: WebCallRequest,
      signal: StopSignal,
    ) => string | CallRoute | Promise<string | CallRoute>)

export type Creation = {
  readonly baseUrl: string
  readonly key: VoiceKey
  readonly transport: CallTransport
  readonly fetch: Fetch
  readonly request: WebCallRequest
  readonly signal: StopSignal
  /** Called when the provider is asked: from then on there may be a call. */
  readonly onAsked: () => void
}

/** A call that waits to be joined, and how. */
export type CreatedCall = { readonly call: WebCall; readonly transport: CallTransport }

/** Asks the provider for a call. Rejects with a `VoiceError`. */
export async function createWebCall(creation: Creation): Promise<CreatedCall> {
  const route = await readRoute(creation)
  if (creation.signal.aborted)
    throw new VoiceError('connection', 'The call was stopped before it was asked for.', {
      stage: 'create',
    })
  creation.onAsked()
  const { status, ok, text } = await post(creation, route)
  const body = parseJsonObject(text)
  if (!ok) {
    const message = `The provider refused the call (${status}).`
    throw new VoiceError('refused', message, { stage: 'create', status, body: body ?? text })
  }
  const call = readWebCall(body)
  if (call) return { call, transport: route.transport ?? creation.transport }
  const message = 'The provider’s answer names no call to join.'
  throw new VoiceError('refused', message, { stage: 'create', status, body: body ?? text })
}

/** How long until a provider that is busy now wants to be asked again; nothing where it is not, or does not say. */
export function busyForMs(error: unknown): number | undefined {
  if (!(error instanceof VoiceError) || error.stage !== 'create') return undefined
  if (error.status !== 429 && error.status !== 503) return undefined
  const seconds = isJsonObject(error.body) ? error.body.retryAfterSeconds : undefined
  return typeof seconds === 'number' && seconds > 0 ? seconds * 1_000 : undefined
}

async function readRoute({ key, request, signal }: Creation): Promise<CallRoute> {
  try {
    const found = typeof key === 'string' ? key : await key(request, signal)
    return typeof found === 'string' ? { key: found } : found
  } catch (error) {
    throw toVoiceError(error, 'key')
  }
}

async function post(creation: Creation, { key, baseUrl, assistantId }: CallRoute) {
  const { fetch, request, signal } = creation
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
  const url = (baseUrl ?? creation.baseUrl).replace(/\/+$/, '') + webCallPath
  try {
    const body = JSON.stringify({ ...request, ...(assistantId && { assistantId }) })
    const answer = await fetch(url, { method: 'POST', headers, body, signal })
    return { ok: answer.ok, status: answer.status, text: await answer.text() }
  } catch (cause) {
    const message = 'The provider could not be reached.'
    throw new VoiceError('connection', message, { stage: 'create', cause })
  }
}
