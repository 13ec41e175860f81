import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { createFrontDesk } from '../../front-desk/front-desk.ts'
import type { LineEnd, MediaLine } from '../../media/media-line.ts'
import { holdCall } from './held-call.ts'
import { createLastingLine } from './lasting-line.ts'
import { loseLine } from './lose-line.ts'
import { canBeTakenUp, takeUp } from './take-up.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

/** A call that is held over a line. */
function hold() {
  const seen: string[] = []
  const createLine = (name: string): MediaLine => ({
    sendOpus() {},
    sendText: (text) => void seen.push(`${name}: ${text}`),
    close: () => void seen.push(`${name} closed`),
  })
  const held = holdCall({
    assistant: createFrontDesk(),
    terms: { address: '192.0.2.1', canDirect: false, onJoined() {}, onHeard() {}, onOver() {} },
    serverName: undefined,
    onUnjoined() {},
  })
  clearTimeout(held.joinTimer)
  held.status = 'in-progress'
  held.line = createLine('first')
  held.lasting = createLastingLine(() => held.line)
  held.call = { tick() {}, hear() {}, read() {}, end: (reason) => void seen.push(reason) }
  return { held, seen, createLine }
}

it('closes the old line, says what had come in, and brings what was missed', () => {
  const { held, seen, createLine } = hold()
  held.lasting?.sendText('one')
  held.lasting?.sendText('two')
  held.received = 3
  seen.length = 0
  const second = createLine('second')
  held.opening.add({ line: second }).add({ line: createLine('slow') })
  takeUp(held, second, 1)
  takeUp(held, second, 1)
  held.lasting?.sendText('three')

  expect(held.opening.size).toBe(0)
  expect(seen).toEqual([
    'slow closed',
    'first closed',
    'second: taken-up 3',
    'second: two',
    'second: three',
  ])
})

it('closes a line that comes for a call that is over', () => {
  const { held, seen, createLine } = hold()
  held.status = 'ended'
  takeUp(held, createLine('late'), 0)

  expect(seen).toEqual(['late closed'])
})

it('is allowed when the line is silent for a second or gone, six times', () => {
  const { held, createLine } = hold()
  vi.advanceTimersByTime(999)
  expect(canBeTakenUp(held)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(canBeTakenUp(held)).toBe(true)
  takeUp(held, createLine('second'), 0)
  expect(canBeTakenUp(held)).toBe(false)
  delete held.line
  expect(canBeTakenUp(held)).toBe(true)

  held.takeUps = 6
  expect(canBeTakenUp(held)).toBe(false)
})

it.each<[LineEnd, number, number, string]>([
  ['closed', 0, 1_000, 'customer-ended-call'],
  ['lost', 0, 10_000, 'pipeline-error-line-lost'],
  ['lost', 7_000, 3_000, 'pipeline-error-line-lost'],
  ['lost', 12_000, 1_000, 'pipeline-error-line-lost'],
])('keeps a call whose line is %s after %d ms of silence for %d ms', (end, silent, ms, reason) => {
  const { held, seen } = hold()
  vi.advanceTimersByTime(silent)
  loseLine(held, end)
  vi.advanceTimersByTime(ms - 1)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)

  expect(seen).toEqual([reason])
})

it('ends no call that was taken up in time', () => {
  const { held, seen, createLine } = hold()
  loseLine(held, 'lost')
  takeUp(held, createLine('second'), 0)
  vi.advanceTimersByTime(60_000)

  expect(seen).toEqual(['second: taken-up 0'])
})

it.each<[LineEnd, string]>([
  ['hung-up', 'customer-ended-call'],
  ['line-flooded', 'pipeline-error-line-flooded'],
])('ends a call at once whose line is %s', (end, reason) => {
  const { held, seen } = hold()
  loseLine(held, end)

  expect(seen).toEqual([reason])
})
