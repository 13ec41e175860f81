import { describe, expect, it } from 'vitest'

import { createFixtureApp } from '../testing/fixture-app.ts'

const proxy = '10.0.0.1'

async function createApp(env: Record<string, string> = { TRUST_PROXY: '10.0.0.0/8' }) {
  const fixture = await createFixtureApp({ env })
  fixture.app.get('/api/address', (request) => ({ address: request.ip }))
  const ask = async (headers: Record<string, string>, remoteAddress = proxy) => {
    const response = await fixture.app.inject({ url: '/api/address', headers, remoteAddress })
    return response.json<{ address: string }>().address
  }
  const warnings = () => fixture.logs.filter(({ msg }) => String(msg).includes('TRUST_PROXY'))
  return { ...fixture, ask, warnings }
}

describe('the address of a visitor behind a proxy', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:db8::7]:50123', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['"[2001:db8::7]:50123"', '2001:db8::7'],
    // One address has many spellings, and is one visitor.
    ['2001:0DB8:0:0::0007', '2001:db8::7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[0:0:0:0:0:ffff:cb00:7107]:50123', '203.0.113.7'],
    ['198.51.100.9, 203.0.113.7:1', '203.0.113.7'],
    ['203.0.113.7:1, 10.0.0.2:2', '203.0.113.7'],
    // A visitor who writes nonsense is seen by the proxy all the same.
    ['nonsense, 203.0.113.7:1', '203.0.113.7'],
    ['unknown', proxy],
    ['', proxy],
    ['203.0.113.7, unknown', proxy],
    ['203.0.113.7:port', proxy],
    ['999.0.113.7:1', proxy],
    ['[nonsense]:1', proxy],
    ['nonsense, 10.0.0.2:2', '10.0.0.2'],
  ])('that writes %j is %s', async (forwarded, address) => {
    const { ask, warnings } = await createApp()

    expect(await ask({ 'x-forwarded-for': forwarded })).toBe(address)
    expect(warnings()).toEqual([])
  })

  it('is the peer’s own when the peer is not trusted', async () => {
    const { ask } = await createApp()

    expect(await ask({ 'x-forwarded-for': '203.0.113.7' }, '192.0.2.1')).toBe('192.0.2.1')
  })
})

describe('a proxy that nobody configured', () => {
  it.each([{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }])(
    'is spoken of once: %j',
    async (headers) => {
      const { ask, warnings, logs } = await createApp({})

      for (let count = 0; count < 3; count += 1) await ask({ ...headers })

      expect(warnings()).toEqual([expect.objectContaining({ level: 'warn' })])
      expect(JSON.stringify(logs)).not.toContain('203.0.113.7')
    },
  )

  it('is not suspected when nobody forwards anything', async () => {
    const { ask, warnings } = await createApp({})

    await ask({})

    expect(warnings()).toEqual([])
  })
})

describe('a proxy that names nobody', () => {
  const post = { method: 'POST', url: '/api/nothing', remoteAddress: proxy } as const

  it('is spoken of once, when somebody posts through it', async () => {
    const { app, warnings } = await createApp()

    await app.inject({ ...post, method: 'GET', url: '/healthz' })
    expect(warnings()).toEqual([])
    await app.inject(post)
    await app.inject({ ...post, headers: { 'x-forwarded-for': 'unknown' } })
    expect(warnings()).toHaveLength(1)
  })

  it('is not spoken of where it does name them, nor where there is none', async () => {
    const { app, warnings } = await createApp()

    await app.inject({ ...post, headers: { 'x-forwarded-for': '203.0.113.7' } })
    await app.inject({ ...post, remoteAddress: '192.0.2.1' })
    expect(warnings()).toEqual([])
  })
})
