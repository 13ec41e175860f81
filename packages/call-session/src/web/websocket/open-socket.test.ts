import { describe, expect, it } from 'vitest'
import { closeFault, toSocketUrl } from './open-socket.ts'

it.each([
  ['https://a.example/call?key=k', 'wss://a.example/call?key=k'],
  ['http://localhost:3000/call', 'ws://localhost:3000/call'],
  ['wss://a.example/http', 'wss://a.example/http'],
])('the socket of %s is %s', (url, expected) => {
  expect(toSocketUrl(url)).toBe(expected)
})

describe('a closed socket', () => {
  it('is a plain end with code 1000', () => {
    expect(closeFault(1000, 'reconnect')).toBeUndefined()
  })

  it.each([
    ['a bad key', 4401, 'not-allowed'],
    ['a timeout', 4408, 'connection-error'],
    ['a cap', 4429, 'meeting-full'],
    ['a lost network', 1006, 'connection-error'],
    ['a server that goes away', 1001, 'connection-error'],
  ])('means %s with code %d', (_title, code, type) => {
    expect(closeFault(code, 'reconnect')).toMatchObject({ type })
  })
})
