import { describe, expect, it } from 'vitest'

import { createFixtureApp } from '../testing/fixture-app.ts'

const env = { GEO_COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '10.0.0.0/8,fd00::/8' }

async function ask(remoteAddress: string, country?: string) {
  const { app } = await createFixtureApp({
    env,
    prepareSite: async (site) => {
      for (const file of ['index', 'products/index', 'products/aisa/index', '404']) {
        await site.write(`${file}.html`, '<head></head>')
      }
    },
  })
  return app.inject({
    url: '/api/geo',
    remoteAddress,
    headers: country === undefined ? {} : { 'cf-ipcountry': country },
  })
}

describe('our own lookup of a country', () => {
  it.each([
    ['a proxy’s word', '10.1.2.3', 'de', 'DE'],
    ['a proxy’s word over IPv6', 'fd00::1', 'US', 'US'],
    ['a proxy that does not know', '10.1.2.3', 'XX', null],
    ['a proxy that says nothing', '10.1.2.3', undefined, null],
    ['a proxy that says something odd', '10.1.2.3', '<b>', null],
    ['a stranger’s word', '203.0.113.7', 'US', null],
  ])('answers to %s', async (_, address, named, country) => {
    const response = await ask(address, named)

    expect(response.json()).toEqual({ country })
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  it('is not there when no header is configured', async () => {
    const { app } = await createFixtureApp()

    expect((await app.inject('/api/geo')).statusCode).toBe(404)
  })
})
