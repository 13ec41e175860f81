import { createVoiceDesk, nothingLeftOfVoice, settle } from '@nightdesk/testkit'
import { describe, expect, it } from 'vitest'

/** A provider that refuses a call for now. */
function busy(status: number, facts: object) {
  const desk = createVoiceDesk()
  desk.provider.status = status
  desk.provider.body = { statusCode: status, message: 'All lines are busy.', ...facts }
  return desk
}

describe('a start while all lines are busy', () => {
  it.each([429, 503])(
    'asks again when the provider said to (%d), and gets a line',
    async (status) => {
      const desk = busy(status, { retryAfterSeconds: 4 })
      const starting = desk.client.start('air')
      await desk.clock.pass(3_999)
      expect(desk.provider.requests).toHaveLength(1)

      desk.provider.status = 201
      desk.provider.body = { webCallUrl: desk.provider.callUrl() }
      await desk.clock.pass(1)
      await starting

      expect(desk.provider.requests).toHaveLength(2)
      expect(desk.transport.openCalls).toBe(1)
      expect(desk.story()).toEqual([])
    },
  )

  it('gives up after fifteen seconds, and says so once', async () => {
    const desk = busy(429, { retryAfterSeconds: 6 })
    const starting = desk.client.start('air')
    await desk.clock.pass(60_000)

    expect(await starting).toBeNull()
    expect(desk.provider.requests).toHaveLength(3)
    expect(desk.story()).toEqual(['error:refused'])
    expect(desk.left()).toEqual(nothingLeftOfVoice)
  })

  it.each([
    ['that says nothing of a time', 429, {}],
    ['that is busy for long', 429, { retryAfterSeconds: 3_600 }],
    ['with a time that is none', 429, { retryAfterSeconds: -1 }],
    ['that never wants it', 403, { retryAfterSeconds: 1 }],
  ])('does not trouble a provider %s', async (_title, status, facts) => {
    const desk = busy(status, facts)
    const starting = desk.client.start('air')
    await desk.clock.pass(60_000)

    expect(await starting).toBeNull()
    expect(desk.provider.requests).toHaveLength(1)
  })

  it('is over at once when the visitor does not want to wait', async () => {
    const desk = busy(429, { retryAfterSeconds: 4 })
    const starting = desk.client.start('air')
    await desk.clock.pass(1_000)
    await desk.client.stop()
    await desk.clock.pass(60_000)

    expect(await starting).toBeNull()
    expect(desk.provider.requests).toHaveLength(1)
    expect(desk.left()).toEqual(nothingLeftOfVoice)
  })
})

it('a message of a size that nobody sends is not read', async () => {
  const desk = createVoiceDesk()
  await desk.client.start('air')
  const transcript = (length: number) => ({
    type: 'transcript',
    role: 'assistant',
    transcriptType: 'final',
    transcript: 'x'.repeat(length),
  })
  desk.transport.call.say(transcript(300_000))
  desk.transport.call.say('x'.repeat(10_000_000))
  await settle()
  expect(desk.story()).toEqual([])

  desk.transport.call.say(transcript(10_000))
  expect(desk.story()).toHaveLength(1)
})
