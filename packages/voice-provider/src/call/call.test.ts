import {
  updateConversation,
  type ConversationUpdate,
  type ServerMessage,
} from '@nightdesk/contracts'
import { describe, expect, it } from 'vitest'

import { plainReply, rehearse, say } from '../testing/rehearsal.ts'

const finished = 'I need a room tonight.'

const withoutLog = (seen: readonly string[]) =>
  seen.filter((line) => line !== 'conversation-update')

describe('a call', () => {
  it('greets once the page plays, and says so in the order of the contract', async () => {
    const { call, clock, seen } = rehearse()
    call.read('playable')
    await clock.pass(100)

    expect(seen).toEqual([
      'status-update in-progress',
      'listening',
      'transcript assistant final Hello.',
      'speech-update assistant started',
    ])
  })

  it('greets a page that never says that it plays', async () => {
    const { clock, seen } = rehearse()
    await clock.pass(350)
    expect(seen).toHaveLength(2)

    await clock.pass(100)
    expect(seen).toContain('transcript assistant final Hello.')
  })

  it('answers whoever was quicker than the greeting, and does not greet any more', async () => {
    const { call, clock, seen } = rehearse()
    const message = { role: 'user', content: 'Is the pool open?' }
    call.read(JSON.stringify({ type: 'add-message', message }))
    call.read('playable')
    await clock.pass(2_000)

    expect(seen.filter((line) => line.startsWith('transcript'))).toEqual([
      'transcript user final Is the pool open?',
      'transcript assistant final You said Is the pool open?',
    ])
  })

  it('answers what it heard', async () => {
    const { call, clock, seen, heard, callerSays } = rehearse()
    call.read('playable')
    await clock.pass(600)
    seen.length = 0

    await callerSays(finished, 960, 400)
    await clock.pass(100)

    expect(heard).toEqual([{ text: finished, by: 'speech' }])
    expect(withoutLog(seen)).toEqual([
      'speech-update user started',
      `transcript user partial ${finished}`,
      'speech-update user stopped',
      `transcript user final ${finished}`,
      `transcript assistant final You said ${finished}`,
      'speech-update assistant started',
      'metadata',
    ])
  })

  it('tells the assistant how sure the recognizer was, in the guess and in the answer', async () => {
    const { call, clock, heard, callerSays } = rehearse({ confidence: 0.4 })
    call.read('playable')
    await clock.pass(600)

    await callerSays(finished, 960, 400)

    expect(heard).toEqual([{ text: finished, by: 'speech', confidence: 0.4 }])
  })

  it('takes the time of every stage of an answer to speech, and of none to typed words', async () => {
    const rehearsal = rehearse()
    const { call, clock, times, callerSays } = rehearsal
    call.read('playable')
    await clock.pass(600)

    await callerSays(finished, 960, 400)
    await clock.pass(600)
    const spoken = times.map(({ stage }) => stage)
    const message = { role: 'user', content: 'And breakfast?' }
    call.read(JSON.stringify({ type: 'add-message', message }))
    await clock.pass(600)

    expect(spoken).toEqual(['recognize', 'read', 'first-packet', 'answer'])
    expect(times).toHaveLength(spoken.length)
    expect(rehearsal.turns).toBe(2)
  })

  it('measures how long the caller waited', async () => {
    const { call, clock, messages, callerSays } = rehearse()
    call.read('playable')
    await clock.pass(600)

    await callerSays(finished, 960, 400)
    await clock.pass(100)

    const { metadata } = messages.find(({ type }) => type === 'metadata') ?? {}
    const { answerTimeMs } = metadata as { answerTimeMs: number }
    // 320 ms of silence, as frames of 32 ms and packets of 20 ms let it be.
    expect(answerTimeMs).toBeGreaterThanOrEqual(320)
    expect(answerTimeMs).toBeLessThanOrEqual(380)
  })

  it('measures no answer to typed words, not even right after spoken ones', async () => {
    const { call, clock, messages, seen, callerSays } = rehearse()
    call.read('playable')
    await clock.pass(600)
    await callerSays('I need', 320)
    const message = { role: 'user', content: 'Two nights' }

    call.read(JSON.stringify({ type: 'add-message', message }))
    await clock.pass(500)

    expect(seen).toContain('transcript assistant final You said Two nights')
    expect(messages.filter(({ type }) => type === 'metadata')).toEqual([])
  })

  it('asks for an answer before it knows that the turn is over, and asks again when it is not', async () => {
    const accepted: string[] = []
    const answer = ({ text }: { text: string }) => ({
      actions: [say('Well.')],
      accept: () => void accepted.push(text),
    })
    const { call, clock, heard, callerSays } = rehearse({ answer })
    call.read('playable')
    await clock.pass(600)

    await callerSays('I need a room.', 960, 96)
    expect(heard).toHaveLength(1)
    expect(accepted).toEqual([])

    await callerSays('I need a room for two.', 320, 400)
    expect(heard.map(({ text }) => text)).toEqual(['I need a room.', 'I need a room for two.'])
    expect(accepted).toEqual(['I need a room for two.'])
  })

  it('is silent at once when the caller breaks in, and tells the assistant what was not heard', async () => {
    const { call, clock, seen, heard, callerSays, messages } = rehearse({
      answer: ({ text }) => plainReply(say('One two three four.', 'Five six.', `About ${text}`)),
    })
    call.read('playable')
    await clock.pass(600)
    await callerSays(finished, 960, 400)
    await clock.pass(200)

    await callerSays('Wait, I have a question.', 480, 500)

    expect(seen).toContain('user-interrupted')
    expect(heard.at(-1)?.interrupted).toEqual({
      heard: expect.stringMatching(/^One two three( four\.)?$/),
      unheard: expect.stringMatching(/Five six\. About I need a room tonight\.$/),
    })
    const logs = (messages as ServerMessage[]).filter(({ type }) => type === 'conversation-update')
    const whole = JSON.stringify((logs as ConversationUpdate[]).reduce(updateConversation, []))
    expect(whole).toContain('One two three')
    expect(whole).not.toContain('Five six')
  })

  it('answers typed words as if they had been spoken', async () => {
    const { call, clock, heard, seen } = rehearse()
    call.read('playable')
    await clock.pass(600)
    const message = { role: 'user', content: ' Two nights ' }

    call.read(JSON.stringify({ type: 'add-message', message }))
    await clock.pass(100)

    expect(heard).toEqual([{ text: 'Two nights', by: 'typing', confidence: 1 }])
    expect(seen).toContain('transcript assistant final You said Two nights')
  })

  it('hangs up after the last word when the assistant ends the call', async () => {
    const rehearsal = rehearse({
      answer: () =>
        plainReply(say('Goodbye.'), { kind: 'end', reason: 'assistant-forwarded-call' }),
    })
    const { call, clock, seen, callerSays } = rehearsal
    call.read('playable')
    await clock.pass(600)
    await callerSays(finished, 960, 400)
    await clock.pass(300)
    expect(rehearsal.endedAs).toBeUndefined()

    await clock.pass(1_000)
    expect(rehearsal.endedAs).toBe('assistant-forwarded-call')
    expect(seen.slice(-2)).toEqual([
      'status-update forwarding',
      'status-update ended assistant-forwarded-call',
    ])
  })

  it('sends the facts for the paper, even when the words around them are cut off', async () => {
    const { call, clock, callerSays, messages, tools } = rehearse({
      answer: () =>
        plainReply(say('I write that down now.'), {
          kind: 'tool',
          name: 'take-message',
          arguments: { message: 'Call back' },
        }),
    })
    call.read('playable')
    await clock.pass(600)
    await callerSays(finished, 960, 400)
    await callerSays('Wait, one more thing.', 480)

    expect(tools).toEqual([{ name: 'take-message', facts: { message: 'Call back' } }])
    const sent = messages.filter(({ type }) => type === 'tool-calls')
    expect(sent).toMatchObject([
      { toolCallList: [{ type: 'function', function: { name: 'take-message' } }] },
    ])
  })

  it('asks into the silence, then ends the call', async () => {
    const rehearsal = rehearse()
    rehearsal.call.read('playable')
    await rehearsal.clock.pass(24_000)

    const said = rehearsal.seen.filter((line) => line.includes('Silence'))
    expect(said.map((line) => line.slice(-10))).toEqual(['Silence 1.', 'Silence 2.', 'Silence 3.'])
    expect(rehearsal.endedAs).toBe('silence-timed-out')
  })

  it('warns before the time is up, then ends the call', async () => {
    const rehearsal = rehearse({ callSeconds: 10 })
    rehearsal.call.read('playable')
    await rehearsal.clock.pass(11_000)

    expect(rehearsal.seen).toContain('transcript assistant final Time is nearly up.')
    expect(rehearsal.endedAs).toBe('exceeded-max-duration')
  })

  it('says what its owner wants said, and then hangs up', async () => {
    const rehearsal = rehearse({ canDirect: true })
    const { call, clock, seen } = rehearsal
    await clock.pass(1_000)
    call.read('{"type":"say","message":"We close now. Goodbye!","endCallAfterSpoken":true}')
    await clock.pass(3_000)

    expect(seen).toContain('transcript assistant final We close now. Goodbye!')
    expect(rehearsal.endedAs).toBe('assistant-ended-call-after-message-spoken')
  })

  it('ends when the page says so', () => {
    const rehearsal = rehearse()
    rehearsal.call.read('{"type":"end-call"}')

    expect(rehearsal.endedAs).toBe('customer-ended-call')
    expect(rehearsal.seen.at(-1)).toBe('status-update ended customer-ended-call')
  })

  it('says nothing more once it has ended', async () => {
    const { call, clock, seen } = rehearse()
    call.read('playable')
    await clock.pass(100)
    call.end('customer-ended-call')
    const { length } = seen
    call.read('playable')
    call.end('silence-timed-out')
    await clock.pass(1_000)

    expect(seen).toHaveLength(length)
  })
})

describe('what goes wrong in a call', () => {
  it('ends it when its ear dies', () => {
    const rehearsal = rehearse()
    rehearsal.earDies()

    expect(rehearsal.endedAs).toBe('pipeline-error-ear-died')
    expect(rehearsal.seen.at(-1)).toBe('status-update ended pipeline-error-ear-died')
  })

  it('gives the recognizer a second chance', async () => {
    let tries = 0
    const transcribe = async (text: string) => {
      tries += 1
      if (tries === 1) throw new Error('died')
      return text
    }
    const { call, clock, heard, callerSays } = rehearse({ transcribe })
    call.read('playable')
    await clock.pass(600)
    await callerSays(finished, 960, 400)

    expect(heard).toHaveLength(1)
  })

  it('ends it when the recognizer fails again', async () => {
    const rehearsal = rehearse({ transcribe: () => Promise.reject(new Error('died')) })
    rehearsal.call.read('playable')
    await rehearsal.clock.pass(600)
    await rehearsal.callerSays(finished, 960, 400)

    expect(rehearsal.endedAs).toBe('pipeline-error-transcriber-failed')
    expect(rehearsal.faults).toHaveLength(1)
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('no idea')
      },
    ],
    [
      'fails half way',
      () => ({
        accept: () => {},
        actions: (async function* () {
          yield say('Well.')
          throw new Error('no idea')
        })(),
      }),
    ],
  ])('ends it when the assistant %s', async (_title, answer) => {
    const rehearsal = rehearse({ answer })
    rehearsal.call.read('playable')
    await rehearsal.clock.pass(600)
    await rehearsal.callerSays(finished, 960, 400)
    await rehearsal.clock.pass(100)

    expect(rehearsal.endedAs).toMatch(/^pipeline-error-/)
  })

  it('overhears a little garbage, and ends a call that is nothing else', () => {
    const rehearsal = rehearse()
    for (let at = 0; at < 20; at++) rehearsal.call.read('{"type":"nonsense"}')
    expect(rehearsal.endedAs).toBeUndefined()

    rehearsal.call.read('\0')
    expect(rehearsal.endedAs).toBe('pipeline-error-bad-messages')
  })
})

it('hears somebody who talks for half a minute all the time, not only at the end', async () => {
  const rehearsal = rehearse()
  await rehearsal.clock.pass(2_000)
  await rehearsal.callerSays('A very long story', 25_000)

  expect(rehearsal.turns).toBe(0)
  expect(rehearsal.speaking).toBeGreaterThan(700)
  expect(rehearsal.endedAs).toBeUndefined()
})
