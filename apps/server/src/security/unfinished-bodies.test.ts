import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'

import { listenFixtureApp, type FixtureAppOptions } from '../testing/fixture-app.ts'
import { exchangeRaw, openRawConnection, type RawConnection } from '../testing/raw-connection.ts'

const large = 60_000
const answered = /^HTTP\/1\.1 200 /

type Unfinished = RawConnection & { readonly finish: () => Promise<string> }

/** An app with a route that reads a body, and how many of those it has begun to read. */
async function openEcho(options: FixtureAppOptions) {
  let begun = 0
  const fixture = await listenFixtureApp({
    ...options,
    addRoutes(app: FastifyInstance) {
      app.addHook('preParsing', (_request, _reply, _payload, done) => {
        begun += 1
        done()
      })
      app.post('/api/echo', (request) => ({ length: JSON.stringify(request.body).length }))
    },
  })

  /** Sends all of a body but its last byte, and waits until it is being read. */
  async function begin(from: string, bytes = large, more = ''): Promise<Unfinished> {
    const before = begun
    const connection = await openRawConnection(fixture.port, from)
    connection.send(
      `POST /api/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}` +
        `Content-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n"${'a'.repeat(bytes - 2)}`,
    )
    await expect.poll(() => begun).toBe(before + 1)
    return {
      ...connection,
      finish() {
        connection.send('"')
        return connection.closed
      },
    }
  }
  return { ...fixture, begin }
}

async function beginAll(
  begin: (from: string, bytes?: number) => Promise<Unfinished>,
  from: readonly string[],
  bytes?: number,
): Promise<readonly Unfinished[]> {
  const all: Unfinished[] = []
  for (const address of from) all.push(await begin(address, bytes))
  return all
}

const network = (count: number) =>
  Array.from({ length: count }, (_, index) => `127.9.9.${index + 1}`)

describe('when as many large bodies are unfinished as there may be', () => {
  const limits = { largeBodiesInAll: 5 }

  it('newcomers come in, and the largest network gives up its oldest', async () => {
    const { begin, logs } = await openEcho({ limits })
    const early = await begin('127.1.1.1')
    const many = await beginAll(begin, network(4))
    const newcomer = await begin('127.1.2.1')
    const another = await begin('127.1.3.1')

    const cutOff = await Promise.all(many.slice(0, 2).map(({ closed }) => closed))
    const finished = [early, newcomer, another, ...many.slice(2)].map(({ finish }) => finish())

    for (const answer of cutOff) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 /)
      expect(answer).toMatch(/^retry-after: \d+\r$/im)
      expect(answer).toMatch(/^content-security-policy: /im)
    }
    for (const answer of await Promise.all(finished)) expect(answer).toMatch(answered)
    expect(logs.filter(({ msg }) => String(msg).startsWith('body cut off'))).toHaveLength(1)
    expect(logs.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('small ones are not counted', async () => {
    const { begin } = await openEcho({ limits })

    const all = await beginAll(begin, network(12), 4_000)

    for (const { finish } of all) expect(await finish()).toMatch(answered)
  })

  it('behind a proxy it is the networks of the visitors that count', async () => {
    const env = { TRUST_PROXY: '127.0.0.1' }
    const { begin } = await openEcho({ limits, env })
    const forwarded = (address: string) =>
      begin('127.0.0.1', large, `X-Forwarded-For: ${address}\r\n`)
    const early = await forwarded('2001:db8:7::1')
    const first = await forwarded('2001:db8:1:1::1')
    for (const line of [2, 3, 4, 5]) await forwarded(`2001:db8:1:${line}::1`)

    expect(await first.closed).toMatch(/^HTTP\/1\.1 503 /)
    expect(await early.finish()).toMatch(answered)
  })
})

it('counts no body that has ended or whose visitor has left', async () => {
  // One more than are there: the server may hear a moment later that a visitor has left.
  const { begin } = await openEcho({ limits: { largeBodiesInAll: 3 } })
  const early = await begin('127.9.9.200')

  for (const address of network(6)) expect(await (await begin(address)).finish()).toMatch(answered)
  for (const address of network(6)) {
    const { socket, closed } = await begin(address)
    socket.resetAndDestroy()
    await closed
  }

  expect(await early.finish()).toMatch(answered)
})

it('waits for a large body for some seconds, and for a small one as long as for any request', async () => {
  const { begin } = await openEcho({ limits: { largeBodyTimeoutMs: 100 } })
  const small = await begin('127.1.1.1', 4_000)
  const slow = await begin('127.1.1.2')

  expect(await slow.closed).toMatch(/^HTTP\/1\.1 408 /)
  expect(await small.finish()).toMatch(answered)
})

it('gives no second answer to who sends on after the first', async () => {
  const { port } = await openEcho({ limits: { largeBodyTimeoutMs: 100 } })

  const answer = await exchangeRaw(
    port,
    'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nContent-Length: 60000\r\n\r\n',
  )

  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415'])
})
