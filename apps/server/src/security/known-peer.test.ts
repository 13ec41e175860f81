import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openLeadStore } from '@nightdesk/leads'
import type { FastifyRequest } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'

import { listenFixtureApp } from '../testing/fixture-app.ts'
import { openRawConnection } from '../testing/raw-connection.ts'

const post =
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.7\r\n' +
  'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'

it.each([{}, { TRUST_PROXY: '127.0.0.1' }])(
  'makes no error of posts that are reset before they are taken up, with %j',
  async (env) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'nightdesk-data-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const { port, logs } = await listenFixtureApp({
      env,
      leadStore: await openLeadStore({ dataDir }),
    })

    for (let count = 0; count < 20; count += 1) await postAndReset(port)

    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    expect(logs.filter(({ level }) => level === 'error')).toEqual([])
  },
)

it('knows the address of a request whose connection is gone', async () => {
  const asked = Promise.withResolvers<FastifyRequest>()
  const { port } = await listenFixtureApp({
    addRoutes: (app) => app.get('/slow', (request) => asked.resolve(request)),
  })
  const connection = await openRawConnection(port)
  connection.send('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  const request = await asked.promise

  connection.socket.resetAndDestroy()
  await expect.poll(() => request.raw.socket.closed).toBe(true)

  expect(request.ip).toBe('127.0.0.1')
})

/** Without a pause between connecting and the reset, in which the server could take the connection up. */
async function postAndReset(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(post)
    socket.resetAndDestroy()
  })
  await once(socket, 'close')
}
