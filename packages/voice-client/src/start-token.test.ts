import { createVoiceDesk } from '@nightdesk/testkit'
import { describe, expect, it } from 'vitest'
import { startTokenKey, type Fetch } from './index.ts'

type Reply = { status: number; body: string } | Error

function createDesk(reply: Reply) {
  const asked: { url: string; body: string }[] = []
  const fetch: Fetch = async (url, { body }) => {
    asked.push({ url, body })
    if (reply instanceof Error) throw reply
    return { ok: reply.status < 300, status: reply.status, text: async () => reply.body }
  }
  const key = startTokenKey('https://desk.example/voice/', fetch)
  return { ...createVoiceDesk({ key }), asked }
}

describe('a start token', () => {
  it('is asked for with each call, for its assistant, after the microphone', async () => {
    const desk = createDesk({ status: 201, body: '{"token":"t1","expiresInSeconds":60}' })
    desk.devices.isPrompting = true
    const starting = desk.client.start('hotels')
    expect(desk.asked).toEqual([])

    desk.devices.answer()
    await starting

    expect(desk.asked).toEqual([
      { url: 'https://desk.example/voice/token', body: '{"assistantId":"hotels"}' },
    ])
    expect(desk.provider.requests[0]?.init.headers.authorization).toBe('Bearer t1')
  })

  it.each<[string, Reply, object]>([
    [
      'is refused',
      { status: 404, body: '{"message":"no"}' },
      { kind: 'refused', status: 404, body: { message: 'no' } },
    ],
    [
      'is not there',
      { status: 200, body: '<html>' },
      { kind: 'refused', status: 200, body: '<html>' },
    ],
    ['cannot be asked for', new TypeError('offline'), { kind: 'connection' }],
  ])('that %s fails the start, once', async (_title, reply, error) => {
    const desk = createDesk(reply)

    expect(await desk.client.start('hotels')).toBeNull()

    expect(desk.seen).toHaveLength(1)
    expect(desk.seen[0]?.[1]).toMatchObject({ stage: 'key', ...error })
    expect(desk.provider.requests).toEqual([])
    expect(desk.devices.liveTracks).toBe(0)
  })
})
