import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createAnswer } from './answer.ts'
import { onTheWire } from './on-the-wire.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-15T15:02:00Z') }))
afterEach(() => vi.useRealTimers())

const answer = createAnswer(200, { 'content-type': 'text/plain' }, Buffer.from('hello'))

it('has headers, date, connection and body in the order of the wire', () => {
  const wire = onTheWire('Connection: close\r\n')

  const head = [
    'HTTP/1.1 200 OK',
    'content-type: text/plain',
    'Date: Sun, 15 Nov 2026 15:02:00 GMT',
    'Connection: close',
    '\r\n',
  ].join('\r\n')
  expect(wire.head(answer).toString()).toBe(head)
  expect(wire.whole(answer).toString()).toBe(`${head}hello`)
})

it('shares one piece of memory within a second, and tells the time of the next', () => {
  const wire = onTheWire('Connection: close\r\n')
  const first = wire.whole(answer)

  vi.advanceTimersByTime(999)
  expect(wire.whole(answer)).toBe(first)
  vi.advanceTimersByTime(1)
  expect(wire.whole(answer).toString()).toContain('Date: Sun, 15 Nov 2026 15:02:01 GMT')
})
