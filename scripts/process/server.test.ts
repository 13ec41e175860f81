import { expect, it } from 'vitest'
import { localAddress } from './server.ts'

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
])('is reached, when it listens on %s, at %s', (host, address) => {
  expect(localAddress(3000, host)).toBe(address)
})
