import type { CallTransport, StopSignal } from '@nightdesk/call-session'
import {
  parseJsonObject,
  readStartPass,
  startTokenPath,
  type HostedPass,
} from '@nightdesk/contracts'
import type { Fetch, VoiceKey } from './create-web-call.ts'
import { VoiceError } from './voice-error.ts'

export type StartTokenOptions = {
  /** How calls travel at a hosted provider. Without it a page that is sent there cannot call. */
  readonly hostedTransport?: (pass: HostedPass) => CallTransport
}

/**
 * A key that asks the site's own server with each call: it gives a token that is good for one assistant, once, or
 * names the hosted provider that takes the calls instead.
 */
export function startTokenKey(
  baseUrl: string,
  fetch: Fetch,
  { hostedTransport }: StartTokenOptions = {},
): VoiceKey {
  const ask = (body: string, signal: StopSignal) => post(baseUrl, fetch, { body, signal })
  return async ({ assistantId }, signal) => {
    const { ok, status, body } = await ask(JSON.stringify({ assistantId }), signal)
    const pass = ok ? readStartPass(body) : undefined
    if (pass?.provider === 'embedded') return pass.token
    if (pass && hostedTransport) {
      const { apiUrl, publicKey } = pass
      const transport = hostedTransport(pass)
      return { key: publicKey, baseUrl: apiUrl, assistantId: pass.assistantId, transport }
    }
    const message = `The provider gave no start token (${status}).`
    throw new VoiceError('refused', message, {
      stage: 'key',
      status,
      body: parseJsonObject(body) ?? body,
    })
  }
}

type Asked = { readonly body: string; readonly signal: StopSignal }

async function post(baseUrl: string, fetch: Fetch, { body, signal }: Asked) {
  const url = baseUrl.replace(/\/+$/, '') + startTokenPath
  const headers = { 'content-type': 'application/json' }
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal })
    return { ok: answer.ok, status: answer.status, body: await answer.text() }
  } catch (cause) {
    const message = 'The provider could not be reached.'
    throw new VoiceError('connection', message, { stage: 'key', cause })
  }
}
