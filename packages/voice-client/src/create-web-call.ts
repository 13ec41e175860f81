import type { StopSignal } from '@nightdesk/call-session'
import {
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

/** A key, or what fetches one for each call. */
export type VoiceKey = string | ((request: WebCallRequest) => string | Promise<string>)

export type Creation = {
  readonly baseUrl: string
  readonly key: VoiceKey
  readonly fetch: Fetch
  readonly request: WebCallRequest
  readonly signal: StopSignal
}

/** Asks the provider for a call. Rejects with a `VoiceError`. */
export async function createWebCall(creation: Creation): Promise<WebCall> {
  const key = await readKey(creation)
  const { status, ok, text } = await post(creation, key)
  const body = parseJsonObject(text)
  if (!ok) {
    const message = `The provider refused the call (${status}).`
    throw new VoiceError('refused', message, { stage: 'create', status, body: body ?? text })
  }
  const call = readWebCall(body)
  if (call) return call
  const message = 'The provider’s answer names no call to join.'
  throw new VoiceError('refused', message, { stage: 'create', status, body: body ?? text })
}

async function readKey({ key, request }: Creation): Promise<string> {
  try {
    return typeof key === 'string' ? key : await key(request)
  } catch (error) {
    throw toVoiceError(error, 'key')
  }
}

async function post({ baseUrl, fetch, request, signal }: Creation, key: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
  const url = baseUrl.replace(/\/+$/, '') + webCallPath
  try {
    const body = JSON.stringify(request)
    const answer = await fetch(url, { method: 'POST', headers, body, signal })
    return { ok: answer.ok, status: answer.status, text: await answer.text() }
  } catch (cause) {
    const message = 'The provider could not be reached.'
    throw new VoiceError('connection', message, { stage: 'create', cause })
  }
}
