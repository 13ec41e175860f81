import {
  createVoiceDesk,
  nothingLeftOfVoice,
  playCall,
  settle,
  startCall,
  type VoiceDesk,
} from '@nightdesk/testkit'
import { fatalErrorTypes, MediaError, mediaErrorTypes } from '@nightdesk/call-session'
import { describe, expect, it } from 'vitest'
import { VoiceError, type VoiceErrorKind } from './index.ts'

const endedByVisitor = ['call-end', 'message:ended/customer-ended-call']

async function expectNothingLeft(desk: VoiceDesk): Promise<void> {
  await settle()
  expect(desk.left()).toEqual(nothingLeftOfVoice)
  expect(desk.client.isStarted).toBe(false)
  expect(desk.client.getDailyCallObject()).toBeNull()
}

describe('a call that fails', () => {
  const kinds: Partial<Record<(typeof fatalErrorTypes)[number], VoiceErrorKind>> = {
    'connection-error': 'connection',
    ejected: 'ejected',
  }

  it.each(fatalErrorTypes)('with %s tells it once, ends, and lets go', async (type) => {
    const desk = createVoiceDesk()
    await startCall(desk)

    desk.transport.call.fail(type)

    const kind = kinds[type] ?? 'refused'
    expect(desk.story()).toEqual(['call-start', `error:${kind}`, ...endedByVisitor])
    expect(desk.seen[1]?.[1]).toMatchObject({ stage: 'call', cause: { type } })
    await expectNothingLeft(desk)
  })

  it.each(fatalErrorTypes)('with %s while it is joined tells it once', async (type) => {
    const desk = createVoiceDesk()
    desk.transport.onJoin = 'waits'
    const starting = desk.client.start('air')
    await settle()

    desk.transport.call.refuse(type)

    expect(await starting).toBeNull()
    expect(desk.story()).toEqual([`error:${kinds[type] ?? 'refused'}`])
    await expectNothingLeft(desk)
  })

  it.each(mediaErrorTypes)('to have sound (%s) tells it once, ends, and lets go', async (media) => {
    const desk = createVoiceDesk()
    await startCall(desk)

    const error = new MediaError(media, 'why')
    desk.transport.call.tell({ type: 'media-error', error })

    expect(desk.story()).toEqual(['call-start', 'error:microphone', ...endedByVisitor])
    expect(desk.seen[1]?.[1]).toMatchObject({ media, stage: 'call' })
    await expectNothingLeft(desk)
  })
})

describe('a microphone that is lost', () => {
  it.each<[string, (desk: VoiceDesk) => void]>([
    ['while the call is created', ({ provider }) => (provider.mood = 'waits')],
    ['while it is joined', ({ transport }) => (transport.onJoin = 'waits')],
  ])('%s fails the start, and the next one works', async (_title, hold) => {
    const desk = createVoiceDesk()
    hold(desk)
    const starting = desk.client.start('air')
    await settle()

    desk.devices.unplug()

    expect(await starting).toBeNull()
    expect(desk.story().filter((name) => name === 'error:microphone')).toHaveLength(1)
    expect(desk.devices.liveTracks).toBe(0)
    await desk.clock.pass(3_000)
    await expectNothingLeft(desk)
    desk.provider.mood = 'answers'
    desk.transport.onJoin = 'joins'
    expect(await desk.client.start('air')).not.toBeNull()
  })

  it('in a call leaves a listener free to end or to start it again', async () => {
    const desk = createVoiceDesk()
    await startCall(desk)
    desk.client.on('error', () => {
      void desk.client.stop()
      void desk.client.start('air')
    })

    desk.devices.unplug()
    await settle()

    expect(desk.story().filter((name) => name === 'call-end')).toHaveLength(1)
    expect(desk.client.isStarted).toBe(true)
    expect(desk.left()).toMatchObject({ tracks: 1, calls: 1 })
    await desk.client.stop()
    await expectNothingLeft(desk)
  })
})

describe('a call goes on', () => {
  it('when the assistant’s end of it goes, and is heard again when it comes back', async () => {
    const desk = createVoiceDesk()
    await startCall(desk)

    desk.transport.call.tell({ type: 'participant-left', participantId: 'assistant' })
    expect(desk.client.isStarted).toBe(true)
    desk.transport.call.assistantJoins()

    expect(desk.transport.call.sent).toEqual(['playable', 'playable'])
    await desk.client.stop()
    await expectNothingLeft(desk)
  })

  it('through an interruption, with the microphone open', async () => {
    const desk = createVoiceDesk()
    await startCall(desk)
    await playCall(desk, ['network is interrupted', 'wait 5s', 'network is connected'])
    expect(desk.devices.liveTracks).toBe(1)
    await desk.client.stop()
    await expectNothingLeft(desk)
  })
})

describe('a call whose key takes its time', () => {
  function deskWithSlowKey() {
    let hand: (key: string) => void = () => {}
    const key = () =>
      new Promise<string>((resolve) => {
        hand = resolve
      })
    return { ...createVoiceDesk({ key }), handOver: () => hand('token') }
  }

  it.each<[string, (desk: VoiceDesk) => unknown]>([
    ['is stopped', ({ client }) => void client.stop()],
    ['ends with the page', ({ page }) => page.leave()],
  ])('%s, and what was made of it is given back', async (_title, end) => {
    const desk = deskWithSlowKey()
    const starting = desk.client.start('air')
    await settle()

    end(desk)
    expect(desk.devices.liveTracks).toBe(0)
    expect(await starting).toBeNull()
    desk.handOver()
    await desk.clock.pass(3_000)

    expect(desk.transport.abandoned).toHaveLength(desk.provider.requests.length)
    expect(desk.story()).toEqual([])
    await expectNothingLeft(desk)
  })

  it('is given up where the key never comes', async () => {
    const desk = deskWithSlowKey()
    void desk.client.start('air')
    await settle()

    void desk.client.stop()
    await desk.clock.pass(3_000)

    expect(desk.provider.requests).toEqual([])
    await expectNothingLeft(desk)
  })

  it('fails where there is none, and leaves nothing', async () => {
    const desk = createVoiceDesk({ key: () => Promise.reject(new Error('no token')) })
    expect(await desk.client.start('air')).toBeNull()
    expect(desk.story()).toEqual(['error:unknown'])
    await expectNothingLeft(desk)
  })
})

describe('a call that is filmed', () => {
  it.each<[string, string[]]>([
    ['is stopped', ['caller leaves']],
    ['is ended by the provider', ['server ends the call: assistant-ended-call', 'server leaves']],
    ['is ejected', ['server ejects']],
    ['loses the network', ['network fails']],
    ['ends with the page', ['page is left']],
  ])('%s and leaves nothing', async (_title, lines) => {
    const desk = createVoiceDesk()
    desk.provider.body = {
      webCallUrl: desk.provider.callUrl(),
      artifactPlan: { videoRecordingEnabled: true },
    }
    for (const method of ['startRecording', 'stopRecording'])
      desk.transport.abilities.set(method, async () => {})
    await desk.client.start('air')

    const story = await playCall(desk, lines)

    expect(story.filter((name) => name === 'call-end')).toHaveLength(1)
    await expectNothingLeft(desk)
  })
})

describe('what known clients get wrong', () => {
  it('nobody listens to a call that is over', async () => {
    const desk = createVoiceDesk()
    await startCall(desk)
    const session = desk.client.getDailyCallObject()

    await desk.client.stop()

    expect(session?.isDestroyed).toBe(true)
    for (const name of ['left-meeting', 'error', 'app-message', 'track-started'] as const)
      expect(session?.listenerCount(name)).toBe(0)
  })

  it('an error that is printed says what it is', async () => {
    const desk = createVoiceDesk()
    desk.provider.status = 429
    desk.provider.body = { error: 'too_many_calls' }
    await desk.client.start('air')

    const error = desk.seen[0]?.[1]

    expect(JSON.parse(JSON.stringify(error))).toMatchObject({
      kind: 'refused',
      stage: 'create',
      status: 429,
      body: { error: 'too_many_calls' },
    })
    expect(String(error)).toBe('VoiceError: The provider refused the call (429).')
    expect(error).toBeInstanceOf(VoiceError)
  })

  it('an assistant in a proxy travels like any other', async () => {
    const desk = createVoiceDesk()
    const assistant = new Proxy(
      { name: 'Night desk', tools: new Proxy([{ type: 'endCall' }], {}) },
      {},
    )

    await desk.client.start(assistant)

    expect(desk.provider.requests[0]?.init.body).toBe(
      '{"assistant":{"name":"Night desk","tools":[{"type":"endCall"}]}}',
    )
  })

  it('a listener that comes late can ask how things stand', async () => {
    const desk = createVoiceDesk()
    const before = [desk.client.isStarted, desk.client.getDailyCallObject()]
    await startCall(desk)

    expect(before).toEqual([false, null])
    expect(desk.client.isStarted).toBe(true)
    expect(desk.client.getDailyCallObject()?.participants()).toMatchObject({
      assistant: { userName: 'Vapi Speaker' },
    })
  })

  it('two clients at once have two calls, each its own', async () => {
    const first = createVoiceDesk({ key: 'one' })
    const second = createVoiceDesk({ key: 'two' })
    await Promise.all([first.client.start('air'), second.client.start('air')])

    await first.client.stop()

    await expectNothingLeft(first)
    expect(second.left()).toMatchObject({ tracks: 1, calls: 1 })
    expect(first.provider.requests[0]?.init.headers.authorization).toBe('Bearer one')
    await second.client.stop()
    await expectNothingLeft(second)
  })

  it('the end of a call waits for nobody, also where its own event ends it', async () => {
    const desk = createVoiceDesk()
    await startCall(desk)
    const session = desk.client.getDailyCallObject()
    desk.client.on('call-end', () => {
      void session?.destroy()
      void desk.client.stop()
    })

    desk.transport.isDeaf = true
    desk.transport.call.tell({ type: 'left' })
    await desk.clock.pass(3_000)

    expect(desk.story().filter((name) => name === 'call-end')).toHaveLength(1)
    await expectNothingLeft(desk)
  })
})
