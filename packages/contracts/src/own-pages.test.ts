import { describe, expect, it } from 'vitest'

import { isAtUnknownAddress, isFromOwnPage, ownOrigin } from './own-pages.ts'

const named = { publicUrl: 'https://www.nightdesk.example' }
const assumed = { publicUrl: 'http://localhost:3000', isPublicUrlAssumed: true }

/** A page that was asked for by this address. */
const pageAt = (origin: string) => ({ origin, host: new URL(origin).host })

describe('a page at the host that was asked', () => {
  it.each([
    ['https://www.nightdesk.example', true, false],
    ['http://localhost:3000', true, true],
    ['http://LOCALHOST:3000', true, true],
    ['http://desk.localhost:3000', true, true],
    ['http://127.0.0.1:3000', true, true],
    ['http://[::1]:3000', true, true],
    ['http://192.168.1.20:3000', false, true],
    ['http://[fd00::20]:3000', false, true],
    ['https://evil.example', false, false],
    ['http://evil.example:3000', false, false],
    ['http://localhost.evil.example:3000', false, false],
    ['http://127.0.0.1.evil.example', false, false],
    ['http://www.nightdesk.example.evil.example', false, false],
  ])('%s is ours with a named address: %s, without: %s', (origin, whenNamed, whenAssumed) => {
    const browser = { ...pageAt(origin), 'sec-fetch-site': 'same-origin' }
    for (const headers of [pageAt(origin), browser]) {
      expect(ownOrigin(headers, named) !== undefined).toBe(whenNamed)
      expect(ownOrigin(headers, assumed) !== undefined).toBe(whenAssumed)
      expect(isFromOwnPage(headers, named)).toBe(whenNamed)
      expect(isFromOwnPage(headers, assumed)).toBe(whenAssumed)
      expect(isAtUnknownAddress(headers, named)).toBe(!whenNamed)
    }
  })
})

it.each([
  ['the public address by way of a proxy', { origin: named.publicUrl, host: 'app:3000' }, true],
  ['another port', { origin: 'http://localhost:81', host: 'localhost:80' }, false],
  ['a hidden origin', { origin: 'null', host: 'localhost' }, false],
  ['what is no origin', { origin: 'localhost', host: 'localhost' }, false],
  ['a frame elsewhere', { origin: named.publicUrl, 'sec-fetch-site': 'cross-site' }, false],
  ['another subdomain', { origin: named.publicUrl, 'sec-fetch-site': 'same-site' }, false],
  ['a program', { host: 'evil.example' }, true],
  ['the address bar', { host: 'evil.example', 'sec-fetch-site': 'none' }, true],
  [
    'a hidden own page',
    { origin: 'null', host: 'localhost', 'sec-fetch-site': 'same-origin' },
    true,
  ],
  ['a hidden page', { origin: 'null', host: 'a.example', 'sec-fetch-site': 'same-origin' }, false],
])('a post of %s: %j is taken: %s', (_title, headers, isTaken) => {
  expect(isFromOwnPage(headers, named)).toBe(isTaken)
})

it('another website is no page of ours at an unknown address', () => {
  const headers = { origin: 'https://a.example', host: 'www.nightdesk.example' }
  const crossSite = { ...headers, 'sec-fetch-site': 'cross-site' }

  expect(isAtUnknownAddress(headers, named)).toBe(false)
  expect(isAtUnknownAddress(crossSite, named)).toBe(false)
})
