import { expect, it } from 'vitest'

import type { ToolAction } from '../conversation.ts'
import { plainReply, rehearse, say } from '../testing/rehearsal.ts'
import type { ToolRefusal } from './noted-tools.ts'

const paper: ToolAction = { kind: 'tool', name: 'call-note', arguments: { status: 'sent' } }
const booking: ToolAction = { kind: 'tool', name: 'book', arguments: {} }
const words = 'transcript assistant final It is with our team.'
const sorry = 'transcript assistant final I could not save that.'
const refusal: ToolRefusal = { say: ['I could not save that.'] }

/** A call whose caller has just agreed to a booking; what becomes of it is up to the test. */
async function bookInCall() {
  const done = Promise.withResolvers<ToolRefusal | undefined>()
  const rehearsal = rehearse({
    answer: () =>
      plainReply(paper, booking, say('It is with our team.'), {
        kind: 'end',
        reason: 'assistant-ended-call',
      }),
    onTool: ({ name }) => (name === 'book' ? done.promise : undefined),
  })
  const { call, clock, messages } = rehearsal
  call.read('playable')
  await clock.pass(600)
  type('Yes')
  await clock.pass(1_000)

  function type(content: string): void {
    call.read(JSON.stringify({ type: 'add-message', message: { role: 'user', content } }))
  }
  const papers = () => messages.filter(({ type }) => type === 'tool-calls').length
  return { ...rehearsal, rehearsal, done, type, papers }
}

it('nobody hears or sees of a booking before it is done', async () => {
  const { seen, papers, tools, done, clock, rehearsal } = await bookInCall()

  expect(tools.map(({ name }) => name)).toEqual(['call-note', 'book'])
  expect(papers()).toBe(0)
  expect(seen).not.toContain(words)

  done.resolve(undefined)
  await clock.pass(2_000)

  expect(papers()).toBe(2)
  expect(seen).toContain(words)
  expect(rehearsal.endedAs).toBe('assistant-ended-call')
})

it('a booking that could not be done is told so instead; its paper is not shown and the call goes on', async () => {
  const { seen, papers, done, clock, rehearsal } = await bookInCall()

  done.resolve(refusal)
  await clock.pass(2_000)

  expect(seen).toContain(sorry)
  expect(seen).not.toContain(words)
  expect(papers()).toBe(0)
  expect(rehearsal.endedAs).toBeUndefined()
})

it.each([
  ['sees that it is done', undefined, 2, words],
  ['is told that it could not be', refusal, 0, words],
])('a caller who speaks on meanwhile %s', async (_title, answer, shown, unsaid) => {
  const { seen, papers, done, clock, callerSays } = await bookInCall()

  await callerSays('Wait.', 320)
  done.resolve(answer)
  await clock.pass(100)

  expect(papers()).toBe(shown)
  expect(seen.includes(sorry)).toBe(answer === refusal)
  expect(seen).not.toContain(unsaid)
})

it('a fault in doing it ends the call, and no word of success is said', async () => {
  const { seen, papers, done, clock, rehearsal } = await bookInCall()

  done.reject(new Error('broken'))
  await clock.pass(100)

  expect(rehearsal.endedAs).toBe('pipeline-error-assistant-failed')
  expect(rehearsal.faults).toHaveLength(1)
  expect(papers()).toBe(0)
  expect(seen).not.toContain(words)
})

it('a booking is done although the caller hangs up before the answer', async () => {
  const { call, tools, done, clock, faults } = await bookInCall()

  call.end('customer-ended-call')
  done.resolve(undefined)
  await clock.pass(100)

  expect(tools).toHaveLength(2)
  expect(faults).toEqual([])
})
