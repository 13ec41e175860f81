import { expect, it, onTestFinished } from 'vitest'

import { createFrontDesk } from '../../front-desk/front-desk.ts'
import type { LineEvents, MediaLine } from '../../media/media-line.ts'
import { holdCall } from './held-call.ts'
import { joinCall } from './join-call.ts'

const createLine = (): MediaLine => ({ sendOpus() {}, sendText() {}, close() {} })

/** A call that is held, and a way to open lines for it that are open when the test says so. */
function hold() {
  const seen: string[] = []
  const held = holdCall({
    assistant: createFrontDesk(),
    terms: { address: '192.0.2.1', canDirect: false, onJoined() {}, onHeard() {}, onOver() {} },
    serverName: undefined,
    onUnjoined() {},
  })
  onTestFinished(() => clearTimeout(held.joinTimer))
  const chosen: MediaLine[] = []

  function choose(line: MediaLine): void {
    chosen.push(line)
    if (held.status !== 'queued') return
    held.status = 'in-progress'
    held.line = line
    held.call = {
      tick() {},
      hear: ({ kind }) => void seen.push(kind),
      read: (text) => void seen.push(text),
      end: (reason) => void seen.push(reason),
    }
  }

  async function join() {
    const line = createLine()
    let events: LineEvents | undefined
    const result = await joinCall(
      held,
      async (given) => {
        events = given
        return { line, result: 'answer' }
      },
      choose,
    )
    if (!events) throw new Error('The line was not opened')
    return { line, events, result }
  }
  return { held, seen, chosen, join }
}

it('chooses the line that is open first, and hears nothing of another', async () => {
  const { held, seen, chosen, join } = hold()
  const [slow, quick] = [await join(), await join()]
  expect(chosen).toEqual([])

  quick.events.onOpen()
  quick.events.onText('quick')
  slow.events.onText('slow')
  slow.events.onClose('closed')

  expect(quick.result).toBe('answer')
  expect(held.line).toBe(quick.line)
  expect(seen).toEqual(['quick'])
})

it('offers a line that opens too late, so that it can be closed', async () => {
  const { chosen, join } = hold()
  const first = await join()
  first.events.onOpen()
  const late = await join()

  expect(chosen).toEqual([first.line, late.line])
})

it.each([
  ['the caller hangs up', 'hung-up', 'customer-ended-call'],
  ['the line breaks', 'line-failed', 'pipeline-error-line-failed'],
] as const)('ends the call when %s', async (_title, end, reason) => {
  const { seen, join } = hold()
  const { events } = await join()
  events.onOpen()
  events.onSound({ kind: 'missing' })
  events.onClose(end)

  expect(seen).toEqual(['missing', reason])
})

it('counts every line that was asked for, and forgets one that is gone', async () => {
  const { held, join } = hold()
  await join()
  const { events } = await join()
  events.onClose('closed')

  expect(held.lines).toBe(2)
  expect(held.opening.size).toBe(1)
})
