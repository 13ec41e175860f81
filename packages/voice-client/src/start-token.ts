import { createStopController } from '@nightdesk/call-session'
import { parseJsonObject, startTokenPath } from '@nightdesk/contracts'
import type { Fetch, VoiceKey } from './create-web-call.ts'
import { VoiceError } from './voice-error.ts'

/** A key that asks the site's own provider for a token with each call: good for one assistant, once. */
export function startTokenKey(baseUrl: string, fetch: Fetch): VoiceKey {
  return async ({ assistantId }) => {
    const { ok, status, body } = await ask(baseUrl, fetch, JSON.stringify({ assistantId }))
    const token = parseJsonObject(body)?.token
    if (ok && typeof token === 'string') return token
    const message = `The provider gave no start token (${status}).`
    throw new VoiceError('refused', message, {
      stage: 'key',
      status,
      body: parseJsonObject(body) ?? body,
    })
  }
}

async function ask(baseUrl: string, fetch: Fetch, body: string) {
  const url = baseUrl.replace(/\/+$/, '') + startTokenPath
  const headers = { 'content-type': 'application/json' }
  const { signal } = createStopController()
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal })
    return { ok: answer.ok, status: answer.status, body: await answer.text() }
  } catch (cause) {
    const message = 'The provider could not be reached.'
    throw new VoiceError('connection', message, { stage: 'key', cause })
  }
}
