import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { contactPath } from '@nightdesk/contracts'
import { expect, it, onTestFinished } from 'vitest'

import { createReadiness } from './readiness.ts'
import { prepareStop } from './stop-gracefully.ts'
import { createFixtureSite } from './testing/fixture-site.ts'
import { listenFixtureApp } from './testing/fixture-app.ts'
import { openRawConnection } from './testing/raw-connection.ts'
import { spawnServer } from './testing/spawn-server.ts'

/** Until nobody answers there any more. */
async function refusesConnections(port: number): Promise<void> {
  await expect
    .poll(async () => {
      const socket = connect(port, '127.0.0.1')
      const outcome = await once(socket, 'connect').catch(({ code }: { code?: string }) => code)
      socket.destroy()
      return outcome
    })
    .toBe('ECONNREFUSED')
}

it('what comes over an idle connection while stopping is answered, and is the last there', async () => {
  const readiness = createReadiness()
  const { app, port } = await listenFixtureApp({ readiness })
  const stop = prepareStop({ app, readiness, hardStopAfterMs: 8_000 })
  const connection = await openRawConnection(port)
  connection.send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(connection.socket, 'data')

  const stopped = stop()
  await refusesConnections(port)
  connection.send('GET /products HTTP/1.1\r\nHost: x\r\n\r\n')

  const [, answer = ''] = (await connection.closed).split(/(?=HTTP\/1\.1)/)
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i)
  expect(await stopped).toBe(true)
})

it('an answer that is not begun when the signal comes says that it is the last', async () => {
  const readiness = createReadiness()
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const { app, port } = await listenFixtureApp({
    readiness,
    addRoutes: (routes) => {
      routes.get('/api/slow', async () => {
        begun.resolve()
        await released.promise
        return { isDone: true }
      })
    },
  })
  const stop = prepareStop({ app, readiness, hardStopAfterMs: 8_000 })
  const connection = await openRawConnection(port)
  connection.send('GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await begun.promise

  const stopped = stop()
  released.resolve()

  expect(await connection.closed).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*isDone/i)
  expect(await stopped).toBe(true)
})

type Visitor = { readonly answers: IncomingMessage[]; readonly ended: Promise<string | undefined> }

/** Posts one lead after the other over a connection kept alive, until one cannot be sent. Ends with the code of why. */
function postSteadily(port: number, visitor: number): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const answers: IncomingMessage[] = []
  const post = (number: number) =>
    new Promise<void>((resolve, reject) => {
      const message = { name: 'Ada', email: `ada-${visitor}@clinic.example`, message: `${number}` }
      const headers = { 'content-type': 'application/json' }
      const options = { port, host: '127.0.0.1', path: contactPath, method: 'POST', agent, headers }
      const sent = request(options, (answer) => {
        answers.push(answer)
        text(answer).then(() => resolve(), reject)
      })
      sent.on('error', reject)
      sent.end(JSON.stringify(message))
    })
  const postAll = async () => {
    for (let number = 0; ; number += 1) await post(number)
  }
  return { answers, ended: postAll().catch(({ code }: { code?: string }) => code) }
}

it('forty visitors who post through a SIGTERM lose nothing', async () => {
  const site = await createFixtureSite()
  onTestFinished(() => site.remove())
  const server = spawnServer(site.siteDir, { CONTACT_RATE_PER_MINUTE: '1000000' })
  const port = await server.listening()
  const visitors = Array.from({ length: 40 }, (_, visitor) => postSteadily(port, visitor))
  await expect
    .poll(() => Math.min(...visitors.map(({ answers }) => answers.length)))
    .toBeGreaterThan(3)

  server.child.kill('SIGTERM')
  const ends = await Promise.all(visitors.map(({ ended }) => ended))

  expect(new Set(ends)).toEqual(new Set(['ECONNREFUSED']))
  for (const { answers } of visitors) {
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(answers.at(-1)?.headers.connection).toBe('close')
  }
  expect((await server.exited).code).toBe(0)
})
