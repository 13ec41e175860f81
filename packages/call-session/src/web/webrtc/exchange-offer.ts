import { sdpContentType } from '@nightdesk/contracts'
import { CallFatalError, fatalErrorFromStatus } from '../../errors/fatal-error.ts'
import type { StopSignal } from '../../runtime.ts'

export type Fetch = typeof globalThis.fetch

type Exchange = {
  readonly url: string
  readonly offer: string
  readonly signal: StopSignal
}

/** Hands the offer to the provider and brings its answer. */
export async function exchangeOffer(
  fetch: Fetch,
  { url, offer, signal }: Exchange,
): Promise<string> {
  const response = await send(fetch, url, {
    method: 'POST',
    headers: { 'content-type': sdpContentType },
    body: offer,
    // Every signal of ours is a browser's; the core only does not know its type.
    signal: signal as AbortSignal,
  })
  if (!response.ok) throw fatalErrorFromStatus(response.status, 'room-lookup')
  return response.text()
}

async function send(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    const text = 'The provider could not be reached.'
    throw new CallFatalError('connection-error', text, { on: 'room-lookup', cause })
  }
}
