import { describe, expect, it } from 'vitest'

import { createFixtureApp } from '../testing/fixture-app.ts'

const token = 'a-token-of-the-watch'
const bearer = (value: string) => ({ authorization: `Bearer ${value}` })
const proxied = (forwarded: string, remoteAddress = '10.0.0.1') => ({
  remoteAddress,
  headers: { 'x-forwarded-for': forwarded },
})
const trusted = { TRUST_PROXY: '10.0.0.0/8' }
const on = { METRICS: 'on' }
const withToken = { ...on, METRICS_TOKEN: token }

type Request = [
  title: string,
  env: Record<string, string>,
  request: { remoteAddress: string; headers?: Record<string, string> },
]

it('is not there unless it is asked for', async () => {
  const { app } = await createFixtureApp()

  expect((await app.inject('/metrics')).statusCode).toBe(404)
})

it.each([
  ['this machine', on, { remoteAddress: '127.0.0.1' }],
  ['this machine, over IPv6', on, { remoteAddress: '::1' }],
  ['this machine, mapped', on, { remoteAddress: '::ffff:127.0.0.1' }],
  ['this machine, whatever the token is', withToken, { remoteAddress: '127.0.0.1' }],
  [
    'a stranger with the token',
    withToken,
    { remoteAddress: '203.0.113.7', headers: bearer(token) },
  ],
  [
    'a stranger with the token behind a proxy',
    { ...withToken, ...trusted },
    { ...proxied('203.0.113.7'), headers: { 'x-forwarded-for': '203.0.113.7', ...bearer(token) } },
  ],
])('is there for %s', async (_title, env, request) => {
  const { app } = await createFixtureApp({ env })

  const response = await app.inject({ url: '/metrics', ...request })

  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
})

describe('is not there, and looks as if it never were, for', () => {
  it.each<Request>([
    ['a stranger', on, { remoteAddress: '203.0.113.7' }],
    ['a stranger over IPv6', on, { remoteAddress: '2001:db8::7' }],
    ['a neighbor in a private network', on, { remoteAddress: '192.168.7.7' }],
    ['a neighbor over IPv6', on, { remoteAddress: 'fd00::7' }],
    ['a stranger who writes what a proxy would', on, proxied('127.0.0.1', '203.0.113.7')],
    ['a stranger behind a proxy', { ...on, ...trusted }, proxied('203.0.113.7')],
    ['a stranger whom a proxy names badly', { ...on, ...trusted }, proxied('unknown', '127.0.0.1')],
    ['a stranger behind a proxy here that nobody configured', on, proxied('203.0.113.7', '::1')],
    ['whoever says to be here through such a proxy', on, proxied('127.0.0.1', '127.0.0.1')],
    [
      'whoever comes through a proxy here that names nobody',
      { ...on, TRUST_PROXY: '127.0.0.1' },
      { remoteAddress: '127.0.0.1' },
    ],
    [
      'whoever comes through a proxy that only says how they came',
      on,
      { remoteAddress: '127.0.0.1', headers: { via: '1.1 proxy', 'x-forwarded-proto': 'https' } },
    ],
    [
      'a stranger whose own word a proxy here passes on',
      { ...on, TRUST_PROXY: '127.0.0.1' },
      proxied('127.0.0.1', '127.0.0.1'),
    ],
    ['a stranger whose word a proxy elsewhere passes on', { ...on, ...trusted }, proxied('::1')],
    ...['forwarded', 'x-real-ip', 'x-forwarded-port', 'x-client-ip', 'fastly-client-ip'].map(
      (name): Request => [
        `whoever comes with the header ${name}`,
        on,
        { remoteAddress: '127.0.0.1', headers: { [name]: '127.0.0.1' } },
      ],
    ),
    ['a stranger without the token', withToken, { remoteAddress: '203.0.113.7' }],
    [
      'a stranger with a part of the token',
      withToken,
      { remoteAddress: '203.0.113.7', headers: bearer(token.slice(0, -1)) },
    ],
    [
      'a stranger with any token where there is none',
      on,
      { remoteAddress: '203.0.113.7', headers: bearer('undefined') },
    ],
    [
      'a stranger with the token under another name',
      withToken,
      { remoteAddress: '203.0.113.7', headers: { authorization: `Basic ${token}` } },
    ],
  ])('%s', async (_title, env, request) => {
    const { app } = await createFixtureApp({ env })

    const response = await app.inject({ url: '/metrics', ...request })
    const nothing = await app.inject({ url: '/nothing', ...request })

    expect(response.statusCode).toBe(404)
    expect(response.body).toBe(nothing.body)
  })
})
