import { describe, expect, it } from 'vitest'
import { readableLine } from './readable-log.ts'

const read = (line: object) => readableLine(JSON.stringify({ time: Date.now(), ...line }))

describe('a line of the log in development', () => {
  it('tells a request as a person would', () => {
    const request = { method: 'GET', path: '/api/geo', status: 200, ms: 3, msg: 'request' }

    expect(read({ level: 'info', reqId: 'req-1', ...request })).toMatch(
      /^\d\d:\d\d:\d\d info {2}GET \/api\/geo 200 3 ms$/,
    )
  })

  it('has what else the server knows after the words', () => {
    expect(read({ level: 'warn', msg: 'listening', port: 3000, hosts: ['a'] })).toMatch(
      /warn {2}listening port=3000 hosts=\["a"\]$/,
    )
  })

  it('shows the stack of an error on lines of its own', () => {
    const err = { type: 'TypeError', message: 'no', stack: 'TypeError: no\n    at a.ts:1' }

    expect(read({ level: 'error', msg: 'crashed', err })).toMatch(
      /error crashed\nTypeError: no\n {4}at a\.ts:1$/,
    )
  })

  it.each(['not JSON', '{"a":1}', 'null'])('leaves %j as it is', (text) => {
    expect(readableLine(text)).toBe(text)
  })
})
