import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

import { describe, expect, it, onTestFinished } from 'vitest'

import { listenFixtureApp, type FixtureAppOptions } from '../testing/fixture-app.ts'
import { productsHtml } from '../testing/fixture-site.ts'
import { exchangeRaw, openRawConnection } from '../testing/raw-connection.ts'
import { createAnswer } from './answer.ts'
import { straightAnswers } from './straight-answer.ts'

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`
const last = 'Connection: close\r\n'
const largeBytes = 16 * 1024 * 1024
const keptMs = 300_000
const limits = { idleSocketTimeoutMs: 500, keepAliveTimeoutMs: keptMs }

/** A connection, with both of its ends. */
async function connectTo(options: FixtureAppOptions = {}) {
  const fixture = await listenFixtureApp(options)
  const taken = once(fixture.app.server, 'connection')
  const connection = await openRawConnection(fixture.port)
  const [serverSide] = (await taken) as [Socket]
  let handedOver = 0
  fixture.app.server.on('request', () => (handedOver += 1))
  return { ...fixture, connection, serverSide, countHandedOver: () => handedOver }
}

const answersIn = (received: string) => received.split(/(?=HTTP\/1\.1 \d)/)
const withoutDate = (answer = '') => answer.replace(/^Date: .*$/m, '')

describe('a connection that stays open', () => {
  it('gets the same answers as from Node, to the byte', async () => {
    const { connection, logs, countHandedOver } = await connectTo()
    const paths = ['/products', '/products?a', '/products', '/nowhere']

    for (const [index, path] of paths.entries()) {
      connection.send(get(path))
      await expect.poll(() => logs.filter(({ msg }) => msg === 'request').length).toBe(index + 1)
    }
    connection.send(get('/', last))

    const [straight, byNode, again] = answersIn(await connection.closed).map(withoutDate)
    expect(straight).toBe(byNode)
    expect(straight).toBe(again)
    expect(straight).toMatch(/\r\nConnection: keep-alive\r\nKeep-Alive: timeout=\d+\r\n\r\n/)
    expect(countHandedOver()).toBe(2)
  })

  it('gets them in the order of its requests, whoever answers', async () => {
    const { connection } = await connectTo()

    connection.send(
      get('/products') + get('/nowhere') + get('/robots.txt') + get('/film.mp4', last),
    )

    const answers = answersIn(await connection.closed)
    expect(answers.map((answer) => /content-type: (\S+)/.exec(answer)?.[1])).toEqual([
      'text/html;',
      'text/html;',
      'text/plain;',
      'video/mp4',
    ])
    expect(answers[0]).toContain(productsHtml)
  })

  it('goes on after an answer that took a while', async () => {
    const large = `<head></head>${'x'.repeat(largeBytes)}`
    const { connection } = await connectTo({
      prepareSite: (site) => site.write('products/index.html', large),
    })
    connection.socket.pause()

    connection.send(get('/products') + get('/nowhere'))
    connection.socket.resume()
    await once(connection.socket, 'data')
    connection.send(get('/robots.txt') + get('/', last))

    const answers = answersIn(await connection.closed)
    expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['200', '404', '200', '200'])
    expect(answers[0]).toContain(large)
  })

  it('may be idle for as long as any other', async () => {
    const { connection, serverSide, app } = await connectTo({ limits })

    connection.send(get('/products'))
    await once(connection.socket, 'data')

    const idleMs = keptMs + app.server.keepAliveTimeoutBuffer
    await expect.poll(() => serverSide.timeout).toBe(idleMs)
    connection.send(get('/nowhere'))
    await once(connection.socket, 'data')
    await expect.poll(() => serverSide.timeout).toBe(idleMs)
  })
})

describe('a visitor who stops reading', () => {
  const prepareSite: FixtureAppOptions['prepareSite'] = async (site) => {
    await site.write('products/index.html', `<head></head>${'x'.repeat(largeBytes)}`)
    await site.write('film.mp4', Buffer.alloc(largeBytes))
  }

  it.each(['/products', '/film.mp4'])('%s after a page is closed', async (path) => {
    const { connection, serverSide, logs } = await connectTo({ limits, prepareSite })
    connection.send(get('/'))
    await once(connection.socket, 'data')
    await expect.poll(() => serverSide.timeout).toBeGreaterThan(keptMs)

    connection.socket.pause()
    connection.send(get(path))
    await once(serverSide, 'close')

    await expect.poll(() => logs.at(-1)).toMatchObject({ path, aborted: true })
  })
})

it('hears of a visitor who left before it was written', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const taken = once(server, 'connection')
  connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  const [socket] = (await taken) as [Socket]
  const answers = straightAnswers(server, { take: () => true, pass: () => false })
  const answer = createAnswer(200, {}, Buffer.from('hello'))

  const isWhole = new Promise((onOut) => {
    answers.write(socket, { answer, hasBody: true, keepsAlive: true, onOut })
  })
  socket.destroy()

  expect(await isWhole).toBe(false)
})

it.each(['HTTP/1.0', 'HTTP/1.1'])(
  'is the last of its connection where %s asks so',
  async (version) => {
    const { port } = await listenFixtureApp()

    const answer = await exchangeRaw(port, `GET /products ${version}\r\nHost: x\r\n${last}\r\n`)

    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nConnection: close\r\n\r\n/)
    expect(answer).toContain(productsHtml)
  },
)
