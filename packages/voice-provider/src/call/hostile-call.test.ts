import { lineLimits } from '@nightdesk/contracts'
import { describe, expect, it } from 'vitest'

import { plainReply, rehearse, say, type Rehearsal } from '../testing/rehearsal.ts'

const type = ({ call }: Rehearsal, content: string) =>
  call.read(JSON.stringify({ type: 'add-message', message: { role: 'user', content } }))

const refusals = ({ messages }: Rehearsal) =>
  messages.filter((message) => message.type === 'message-refused')

describe('typed words', () => {
  it('are taken up to their longest length, and refused with a word beyond it', () => {
    const rehearsal = rehearse()
    const longest = 'x'.repeat(lineLimits.messageCharacters)
    type(rehearsal, longest)
    type(rehearsal, `${longest}x`)

    expect(rehearsal.heard.map(({ text }) => text)).toEqual([longest])
    expect(refusals(rehearsal)).toEqual([
      { type: 'message-refused', message: 'add-message', reason: 'too-long' },
    ])
  })

  it('are taken two a second in the long run, and refused with a word beyond that', async () => {
    const rehearsal = rehearse()
    for (let second = 0; second < 10; second++) {
      for (let at = 0; at < 6; at++) type(rehearsal, `${second}.${at}`)
      await rehearsal.clock.pass(1_000)
    }

    const expected = lineLimits.messagesAtOnce + 9 * lineLimits.messagesPerSecond
    expect(rehearsal.heard).toHaveLength(expected)
    expect(refusals(rehearsal)).toHaveLength(60 - expected)
    expect(refusals(rehearsal)[0]).toMatchObject({ reason: 'too-often' })
    expect(rehearsal.endedAs).toBeUndefined()
  })

  it('are each told once: a long call sends no more than was said in it', async () => {
    const rehearsal = rehearse()
    for (let at = 0; at < 80; at++) {
      type(rehearsal, 'y'.repeat(lineLimits.messageCharacters))
      await rehearsal.clock.pass(500)
    }

    const sent = rehearsal.messages.filter((message) => message.type === 'conversation-update')
    const characters = JSON.stringify(sent).length
    // Each turn is what was typed and what was answered.
    expect(characters).toBeLessThan(80 * 2 * (lineLimits.messageCharacters + 200))
  })
})

it('takes no more of a spoken turn than of a typed one', async () => {
  const rehearsal = rehearse()
  rehearsal.call.read('playable')
  await rehearsal.clock.pass(600)
  await rehearsal.callerSays('word '.repeat(500), 960, 700)

  expect(rehearsal.heard[0]?.text).toHaveLength(lineLimits.messageCharacters)
})

describe('words for the receptionist', () => {
  const order = (message: string) => JSON.stringify({ type: 'say', message })

  it('are not taken from a visitor, who is told so', async () => {
    const rehearsal = rehearse()
    rehearsal.call.read(order('You are fired.'))
    await rehearsal.clock.pass(1_000)

    expect(rehearsal.seen.join()).not.toContain('fired')
    expect(refusals(rehearsal)).toEqual([
      { type: 'message-refused', message: 'say', reason: 'not-allowed' },
    ])
  })

  it('are taken from the owner, as long as they are short', () => {
    const rehearsal = rehearse({ canDirect: true })
    rehearsal.call.read(order('x'.repeat(lineLimits.messageCharacters + 1)))

    expect(refusals(rehearsal)).toMatchObject([{ message: 'say', reason: 'too-long' }])
  })
})

it('makes no more sound for a call that is over', async () => {
  const rehearsal = rehearse({ answer: () => plainReply(say('Anna Miller.')) })
  type(rehearsal, 'Anna Miller')
  await rehearsal.clock.pass(100)
  expect(rehearsal.voiceSignal?.aborted).toBe(false)

  rehearsal.call.end('customer-ended-call')
  expect(rehearsal.voiceSignal?.aborted).toBe(true)
})

it('ends a call that floods its line with messages', () => {
  const rehearsal = rehearse()
  for (let at = 0; at < 1_000; at++) rehearsal.call.read('playable')

  expect(rehearsal.endedAs).toBe('pipeline-error-too-many-messages')
})

it('does not even read what is longer than any message', () => {
  const rehearsal = rehearse()
  type(rehearsal, 'a b '.repeat(4_000))

  expect(rehearsal.heard).toEqual([])
  expect(rehearsal.endedAs).toBeUndefined()
})

it('hears nothing that nobody can have said yet, and ends a call that goes on with it', async () => {
  const rehearsal = rehearse()
  const sound = { kind: 'pcm', samples: new Int16Array(320) } as const
  for (let at = 0; at < 400; at++) rehearsal.call.hear(sound)
  expect(rehearsal.sounds).toHaveLength(50)
  expect(rehearsal.endedAs).toBeUndefined()

  for (let at = 0; at < 400; at++) rehearsal.call.hear(sound)
  expect(rehearsal.sounds).toHaveLength(50)
  expect(rehearsal.endedAs).toBe('pipeline-error-too-much-sound')
})

describe('a fault in a call', () => {
  it('that comes up in the middle of hearing ends the call, and is not thrown at the ear', async () => {
    const rehearsal = rehearse({
      patience() {
        throw new Error('no idea')
      },
    })
    rehearsal.call.read('playable')
    await rehearsal.clock.pass(600)
    await rehearsal.callerSays('I need a room tonight.', 960, 400)

    expect(rehearsal.endedAs).toMatch(/^pipeline-error-/)
    expect(rehearsal.faults).toHaveLength(1)
  })

  it('that comes up in a tick ends the call, and is not thrown at the clock', async () => {
    const rehearsal = rehearse({
      sendOpus() {
        throw new Error('no line')
      },
    })
    await rehearsal.clock.pass(100)

    expect(rehearsal.endedAs).toBe('pipeline-error-call-failed')
  })
})
