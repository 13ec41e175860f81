import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { beginsWithZeros, proofText } from '@nightdesk/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  numberedForm,
  postForm,
  type Answer as LeadAnswer,
  type PostOptions,
} from '../leads/post-lead.ts'
import { startPostgres, type PostgresServer } from '../leads/postgres-server.ts'
import { describeProxy } from './proxy-suite.ts'
import { startTwoServers, type TwoServers } from './two-servers.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'nightdesk-two-'))
let postgres: PostgresServer | undefined
let servers: TwoServers

beforeAll(async () => {
  postgres = await startPostgres()
  const { databaseUrl } = postgres
  // The limits of the contact form as they are without any setting.
  const env = {
    CONTACT_RATE_PER_MINUTE: '',
    VOICE_PROVIDER: 'embedded',
    VOICE_CALLS_PER_HOUR: '3',
  }
  servers = await startTwoServers({ dataDir, databaseUrl, env })
  for (const url of servers.urls) while (!(await fetch(`${url}/readyz`)).ok) await delay(50)
})

afterAll(async () => {
  await servers?.stop()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

// A server that the machine does not let ask the others in time goes by what it knows itself: then it is tried again, by
// somebody else.
const patiently = { retry: 3 }
let visitors = 0
const newVisitor = () => `198.18.${(visitors += 1)}.1`

/** Posts until it is taken or refused for good. */
async function postLead(url: string, form: number, options: PostOptions): Promise<LeadAnswer> {
  for (;;) {
    const answer = await postForm(url, numberedForm(form), options)
    if (answer && answer.status !== 503) return answer
  }
}

describe('the contact form of two servers behind a proxy', () => {
  it('makes one lead of a post that both were sent, at once and later', async () => {
    const visitor = newVisitor()
    const post = () => postLead(servers.url, 1, { key: 'one', visitor })

    const answers = await Promise.all(Array.from({ length: 4 }, post))
    answers.push(await post())

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
  })

  it('lets a visitor leave five leads an hour, at whichever server', patiently, async () => {
    const visitor = newVisitor()
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) {
      const { status } = await postLead(servers.url, 100 * visitors + count, { visitor })
      statuses.push(status)
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it('takes a proof at the other server, and once', patiently, async () => {
    const [one = '', other = ''] = servers.urls
    const visitor = newVisitor()
    await postLead(other, 100 * visitors, { visitor })
    const { reference = '', proofBits = 0 } = await postLead(one, 100 * visitors + 1, { visitor })
    const body = JSON.stringify(prove(reference, proofBits))
    const send = async (url: string) => {
      const path = `${url}/api/contact/proof`
      return (await fetch(path, { method: 'POST', body })).status
    }

    expect(proofBits).toBeGreaterThan(0)
    expect([await send(other), await send(one), await send(other)]).toEqual([204, 422, 422])
  })
})

describe('a call at two servers behind a proxy', () => {
  it('is started by a token of either server at either, once', patiently, async () => {
    const [one = '', other = ''] = servers.urls
    const visitor = newVisitor()
    const { token = '' } = (await post(one, '/token', visitor)).body

    const uses = await Promise.all([other, one, other].map((url) => start(url, visitor, token)))
    await Promise.all(uses.map(hangUp))

    const statuses = uses.map(({ status }) => status).sort((a, b) => a - b)
    expect(statuses).toEqual([201, 401, 401])
  })

  it('reaches the server that has it, whoever started it', async () => {
    const names = new Set<string>()
    for (let count = 0; count < 4; count += 1) {
      const visitor = newVisitor()
      // Token and call are two turns: a third makes the other server the one that takes the next call.
      if (count % 2) await fetch(`${servers.url}/healthz`)
      const { token = '' } = (await post(servers.url, '/token', visitor)).body
      const { body } = await start(servers.url, visitor, token)
      names.add(String(body.id).slice(0, 2))
      const socket = new WebSocket(String(body.webCallUrl).replace(/^http/, 'ws'))
      const heard = once(socket, 'message')
      await once(socket, 'open')
      socket.send('playable')
      await heard
      socket.close()
    }

    expect([...names].sort()).toEqual(['a-', 'b-'])
  })

  it('counts for the visitor, wherever it was', patiently, async () => {
    const visitor = newVisitor()
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) {
      const { token = '' } = (await post(servers.url, '/token', visitor)).body
      const call = await start(servers.url, visitor, token)
      statuses.push(call.status)
      await hangUp(call)
    }

    expect(statuses).toEqual([201, 201, 201, 429])
  })
})

describeProxy('nginx', 1, () => ({ servers, dataDir }))
describeProxy('caddy', 2, () => ({ servers, dataDir }))

type Answer = { readonly status: number; readonly body: Readonly<Record<string, string>> }

async function post(url: string, path: string, visitor: string, token = ''): Promise<Answer> {
  const response = await fetch(`${url}/voice${path}`, {
    method: 'POST',
    headers: {
      origin: servers.url,
      'content-type': 'application/json',
      'x-forwarded-for': visitor,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ assistantId: 'front-desk' }),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

function start(url: string, visitor: string, token: string): Promise<Answer> {
  return post(url, '/call/web', visitor, token)
}

async function hangUp({ body }: Answer): Promise<void> {
  if (body.webCallUrl) await fetch(body.webCallUrl, { method: 'DELETE' })
}

function prove(reference: string, bits: number) {
  for (let nonce = 0; ; nonce += 1) {
    const hash = createHash('sha256').update(proofText(reference, nonce)).digest()
    if (beginsWithZeros(hash, bits)) return { reference, nonce }
  }
}
