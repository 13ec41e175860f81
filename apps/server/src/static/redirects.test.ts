import { expect, it } from 'vitest'

import { createFixtureApp, listenFixtureApp } from '../testing/fixture-app.ts'
import { exchangeRaw } from '../testing/raw-connection.ts'

it.each([
  ['/products/index', '/products'],
  ['/products/index?a=1&b=2', '/products?a=1&b=2'],
  ['/products/', '/products'],
  ['/products/?a=%2F%2Fevil.example', '/products?a=%2F%2Fevil.example'],
  ['/products/index/', '/products'],
  ['/Products', '/products'],
  ['/PRODUCTS/INDEX?a=B', '/products?a=B'],
  ['/products//', '/products'],
  ['/products/aisa/', '/products/aisa'],
  ['/products/aisa//?a=1', '/products/aisa?a=1'],
  ['/Products/AISA', '/products/aisa'],
  ['/%70roducts?a=1', '/products?a=1'],
  ['/products/%61isa', '/products/aisa'],
  ['http://evil.example/products/', '/products'],
])('sends %s to %s for good', async (url, location) => {
  const { app } = await createFixtureApp()

  for (const method of ['GET', 'HEAD'] as const) {
    const response = await app.inject({ method, url })

    expect(response.statusCode).toBe(301)
    expect(response.headers['location']).toBe(location)
    expect(response.headers['cache-control']).toBe('public, max-age=3600')
  }
})

it.each([
  '//evil.example/',
  '//evil.example',
  '/%2fevil.example/',
  '/\\evil.example/',
  '//products/',
  '/unknown/',
  '/assets/app-B4x9.js/',
])('does not redirect %s, sent as it stands', async (path) => {
  const { port } = await listenFixtureApp()

  const answer = await exchangeRaw(
    port,
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  )

  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).not.toMatch(/^location:/im)
})
