import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { createLingeringLines } from './lingering-lines.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

function createLine() {
  const line = { cuts: 0, sendOpus() {}, sendText() {}, close: () => void (line.cuts += 1) }
  return line
}

it('cuts a line once its last message has had time to leave', () => {
  const lines = createLingeringLines()
  const line = createLine()
  lines.add(line)
  vi.advanceTimersByTime(299)
  expect(line.cuts).toBe(0)

  vi.advanceTimersByTime(1)
  expect(line.cuts).toBe(1)
})

it('waits for the last messages before it closes, and cuts every line once', async () => {
  const lines = createLingeringLines()
  const [early, late] = [createLine(), createLine()]
  lines.add(early)
  vi.advanceTimersByTime(200)
  lines.add(late)
  const closed = lines.close()
  vi.advanceTimersByTime(300)
  await closed

  expect([early.cuts, late.cuts]).toEqual([1, 1])
  expect(vi.getTimerCount()).toBe(0)
})

it('closes at once when nothing lingers', async () => {
  await createLingeringLines().close()

  expect(vi.getTimerCount()).toBe(0)
})
