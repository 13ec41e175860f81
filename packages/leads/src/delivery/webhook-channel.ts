import type { Clock } from '../clock.ts'
import type { Lead } from '../lead.ts'
import { DeliveryError, type Channel } from './channel.ts'
import { signEvent } from './webhook-signature.ts'

const longestTryMs = 10_000

export type WebhookOptions = {
  readonly url: string
  readonly secret: string
  readonly clock: Pick<Clock, 'now'>
  readonly timeoutMs?: number
}

/** Posts each lead as a signed event. Its id stays the same at every try, so a receiver can tell repeats. */
export function createWebhookChannel(options: WebhookOptions): Channel {
  const { secret, clock, timeoutMs = longestTryMs } = options
  const { url, authorization } = splitCredentials(options.url)

  async function deliver(lead: Lead): Promise<void> {
    const id = `lead.created/${lead.reference}`
    const body = JSON.stringify(describeEvent(id, lead))
    const timestampSeconds = Math.floor(clock.now() / 1000)
    const headers = {
      'content-type': 'application/json',
      ...authorization,
      ...signEvent({ id, timestampSeconds, body, secret }),
    }
    const signal = AbortSignal.timeout(timeoutMs)
    // A redirect could lead anywhere: the address in the configuration is the one.
    const init = { method: 'POST', body, headers, signal, redirect: 'manual' } as const
    const { status, ok } = await post(url, init)
    if (!ok) throw new DeliveryError(status >= 500 ? 'unreachable' : 'refused', `HTTP ${status}`)
  }

  return { name: 'webhook', deliver }
}

/** `fetch` takes no user and password in an address; they go where every other client puts them. */
function splitCredentials(address: string) {
  const url = new URL(address)
  if (!url.username && !url.password) return { url: address, authorization: {} }
  const credentials = [url.username, url.password].map(decoded).join(':')
  url.username = ''
  url.password = ''
  const basic = Buffer.from(credentials).toString('base64')
  return { url: url.href, authorization: { authorization: `Basic ${basic}` } }
}

// A percent sign that stands for itself is no reason to lose a lead.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function describeEvent(id: string, lead: Lead): object {
  const { reference, createdAt, fields, page, source, setup } = lead
  const at = new Date(createdAt).toISOString()
  return {
    id,
    type: 'lead.created',
    timestamp: at,
    data: { reference, createdAt: at, ...fields, page, source, ...(setup && { setup }) },
  }
}

async function post(url: string, init: RequestInit): Promise<{ status: number; ok: boolean }> {
  try {
    const response = await fetch(url, init)
    await response.body?.cancel()
    return response
  } catch (error) {
    throw new DeliveryError('unreachable', codeOf(error))
  }
}

function codeOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } }
  return name === 'TimeoutError' ? 'ETIMEDOUT' : (cause?.code ?? 'ENETWORK')
}
