import { describe, expect, it } from 'vitest'

import type { Patience } from '../conversation.ts'
import { rehearse, say } from '../testing/rehearsal.ts'

const finished = 'I need a room tonight.'

/** A call in which it takes the assistant a while to say how long to wait. */
async function rehearseSlowly() {
  const asked: PromiseWithResolvers<Patience>[] = []
  const rehearsal = rehearse({
    patience() {
      const question = Promise.withResolvers<Patience>()
      asked.push(question)
      return question.promise
    },
  })
  rehearsal.call.read('playable')
  await rehearsal.clock.pass(600)
  rehearsal.seen.length = 0
  return { ...rehearsal, asked }
}

describe('an assistant who thinks elsewhere', () => {
  it('is waited for before the turn is taken', async () => {
    const { seen, clock, callerSays, asked } = await rehearseSlowly()
    await callerSays(finished, 960, 640)
    expect(seen).not.toContain(`transcript user final ${finished}`)

    asked[0]?.resolve('quick')
    await clock.pass(20)
    expect(seen).toContain(`transcript user final ${finished}`)
  })

  it('says in vain how long to wait for words that went on', async () => {
    const { seen, clock, callerSays, asked } = await rehearseSlowly()
    await callerSays('I need a room.', 960, 192)
    await callerSays(finished, 960, 192)
    expect(asked).toHaveLength(2)

    asked[0]?.resolve('quick')
    await clock.pass(640)
    expect(seen.join()).not.toContain('transcript user final')

    asked[1]?.resolve('quick')
    await callerSays('', 0, 400)
    expect(seen).toContain(`transcript user final ${finished}`)
  })

  it('ends the call when she cannot say', async () => {
    const rehearsal = await rehearseSlowly()
    await rehearsal.callerSays(finished, 960, 400)
    rehearsal.asked[0]?.reject(new Error('gone'))
    await rehearsal.clock.pass(20)

    const endedAs = rehearsal.seen.find((line) => line.includes('ended'))
    expect(endedAs).toContain('pipeline-error-assistant-failed')
    expect(rehearsal.faults).toHaveLength(1)
  })

  it('is not cut off by the greeting when a caller was quicker', async () => {
    const thought = Promise.withResolvers<void>()
    const { call, clock, seen } = rehearse({
      answer: () => ({
        accept: () => {},
        actions: (async function* () {
          await thought.promise
          yield say('Yes.')
        })(),
      }),
    })
    call.read(JSON.stringify({ type: 'add-message', message: { role: 'user', content: 'Hi' } }))
    await clock.pass(1_000)
    thought.resolve()
    await clock.pass(2_000)

    const answers = seen.filter((line) => line.startsWith('transcript assistant'))
    expect(answers).toEqual(['transcript assistant final Yes.'])
  })

  it('ends the call when she is lost', () => {
    const rehearsal = rehearse()
    expect(rehearsal.span?.over.aborted).toBe(false)
    rehearsal.span?.onLost(new Error('gone'))

    expect(rehearsal.endedAs).toBe('pipeline-error-assistant-failed')
  })

  it('is told when the call is over', () => {
    const rehearsal = rehearse()
    rehearsal.call.end('customer-ended-call')

    expect(rehearsal.span?.over.aborted).toBe(true)
  })
})
