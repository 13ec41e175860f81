import { expect, it } from 'vitest'

import { createFixtureApp, listenFixtureApp } from '../testing/fixture-app.ts'
import { exchangeRaw } from '../testing/raw-connection.ts'

const env = { METRICS: 'on' }

/** What was counted, without what `/metrics` itself adds. */
function countsIn(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /^nightdesk_http_(?:request_seconds_count|unread_total)/.test(line))
    .filter((line) => !line.includes('/metrics'))
    .map((line) => line.replace(/^nightdesk_http_/, ''))
}

it('counts requests by the pattern of their route', async () => {
  const { app } = await createFixtureApp({
    env,
    prepareSite: (site) => site.write('a/b-C1.js', ''),
  })
  for (const url of ['/', '/?who=MARK', '/a/b-C1.js', '/healthz']) await app.inject(url)

  const { body } = await app.inject('/metrics')

  expect(countsIn(body)).toEqual([
    'request_seconds_count{method="GET",route="/",status="200"} 2',
    'request_seconds_count{method="GET",route="/a/*.js",status="200"} 1',
    'request_seconds_count{method="GET",route="/healthz",status="200"} 1',
  ])
  expect(body).not.toContain('MARK')
})

it('counts whatever address was made up as one', async () => {
  const { app } = await createFixtureApp({ env })
  for (let number = 0; number < 50; number += 1) await app.inject(`/MARK-${number}.js`)

  const { body } = await app.inject('/metrics')

  expect(countsIn(body)).toEqual([
    'request_seconds_count{method="GET",route="unknown",status="404"} 50',
  ])
  expect(body).not.toContain('MARK')
})

it('counts what was turned away unread', async () => {
  const { app, port } = await listenFixtureApp({ env })
  await exchangeRaw(port, 'NONSENSE\r\n\r\n')

  const { body } = await app.inject('/metrics')

  expect(countsIn(body)).toEqual(['unread_total{status="400"} 1'])
})

it('times them in buckets that are the same for all', async () => {
  const bounds = async (url: string) => {
    const { app } = await createFixtureApp({ env })
    await app.inject(url)
    const { body } = await app.inject('/metrics')
    return [...body.matchAll(/request_seconds_bucket\{le="([^"]+)"/g)].map(([, bound]) => bound)
  }

  const [one, other] = [await bounds('/'), await bounds('/nothing')]

  expect(one.length).toBeGreaterThan(10)
  expect(other).toEqual(one)
})
