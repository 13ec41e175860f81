import { createHmac } from 'node:crypto'

export type SignedEvent = {
  readonly id: string
  readonly timestampSeconds: number
  readonly body: string
  readonly secret: string
}

const encodedSecret = /^whsec_(.+)$/

/** Headers after https://www.standardwebhooks.com: receivers can check them with a library they have. */
export function signEvent(event: SignedEvent): Record<string, string> {
  const { id, timestampSeconds, body, secret } = event
  const [, encoded] = encodedSecret.exec(secret) ?? []
  const key = encoded ? Buffer.from(encoded, 'base64') : Buffer.from(secret)
  const content = `${id}.${timestampSeconds}.${body}`
  const signature = createHmac('sha256', key).update(content).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': `v1,${signature}`,
  }
}
