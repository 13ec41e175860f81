import { FakeDevices, FakeTrack, ManualClock, recordEvents, settle } from '@nightdesk/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallSession, startRecording, updateCustomTrayButtons } from '../../index.ts'
import { rejection, url } from '../../testing/desk.ts'
import { silentOutput } from '../../testing/silent-output.ts'
import type { DailyCall, DailyEvents, DailyFactory } from './daily-call.ts'
import { createDailyTransport } from './daily-transport.ts'
import { findFactory } from './load-daily.ts'

class FakeDailyCall implements DailyCall {
  readonly asked: [name: string, ...args: unknown[]][] = []
  onJoin: () => Promise<unknown> = async () => ({})
  readonly #listeners = new Map<string, (event: never) => void>()

  on<Name extends keyof DailyEvents>(name: Name, listener: (event: DailyEvents[Name]) => void) {
    this.#listeners.set(name, listener)
  }

  tell<Name extends keyof DailyEvents>(name: Name, event: DailyEvents[Name]) {
    ;(this.#listeners.get(name) as ((event: DailyEvents[Name]) => void) | undefined)?.(event)
  }

  join = async (properties: object) => {
    this.asked.push(['join', properties])
    return this.onJoin()
  }
  destroy = async () => void this.asked.push(['destroy'])
  sendAppMessage = (data: unknown) => this.asked.push(['sendAppMessage', data])
  updateParticipant = (...args: unknown[]) => this.asked.push(['updateParticipant', ...args])
  setInputDevicesAsync = async (devices: object) => this.asked.push(['input', devices])
  setOutputDeviceAsync = async (device: object) => this.asked.push(['output', device])
  startRemoteParticipantsAudioLevelObserver = async (ms: number) => this.asked.push(['levels', ms])
  startRecording = (options: unknown) => this.asked.push(['startRecording', options])
}

function createDesk() {
  const calls: FakeDailyCall[] = []
  const created: object[] = []
  const call = new FakeDailyCall()
  const factory: DailyFactory = {
    createCallObject: (properties) => {
      created.push(properties)
      calls.push(call)
      return call
    },
  }
  const output = silentOutput()
  const clock = new ManualClock()
  const transport = createDailyTransport({ output, load: async () => factory })
  const session = new CallSession({ transport, clock, devices: new FakeDevices() })
  return { call, calls, created, session, clock }
}

const speaker = { session_id: 's1', user_name: 'Vapi Speaker', local: false }

beforeEach(() => {
  // A stream is a set of tracks.
  vi.stubGlobal('MediaStream', Set)
  vi.stubGlobal('MediaStreamTrack', FakeTrack)
})
afterEach(() => void vi.unstubAllGlobals())

describe('a call at the hosted provider', () => {
  it('is made without evaluating anything, and subscribes by itself', async () => {
    const { session, created, call } = createDesk()

    await session.join({ url, token: 't', userName: 'Visitor' })

    expect(created).toEqual([
      {
        audioSource: false,
        videoSource: false,
        allowMultipleCallInstances: true,
        dailyConfig: { avoidEval: true },
      },
    ])
    expect(call.asked).toEqual([
      ['join', { url, token: 't', userName: 'Visitor', subscribeToTracksAutomatically: false }],
      ['levels', 100],
    ])
  })

  it('carries the visitor’s microphone, and another one later', async () => {
    const { session, created, call } = createDesk()
    await session.join({ url, audioSource: true })
    expect(created).toMatchObject([{ audioSource: { id: 'mic-1' } }])

    await session.setInputDevices({ audioDeviceId: 'headset' })
    await session.setInputDevices({ audioSource: false })

    expect(call.asked.filter(([name]) => name === 'input')).toMatchObject([
      ['input', { audioSource: { id: 'mic-2' } }],
      ['input', { audioSource: false }],
    ])
  })

  it('leaves out a token that is not there: the library would refuse it', async () => {
    const { session, call } = createDesk()
    await session.join({ url })
    expect(Object.keys(call.asked[0]?.[1] as object)).not.toContain('token')
  })

  it('hears who comes, and subscribes to the sound', async () => {
    const { session, call } = createDesk()
    const seen = recordEvents(session, ['participant-joined', 'track-started'])
    await session.join({ url })

    call.tell('participant-joined', { participant: speaker })
    const track = { kind: 'audio' } as MediaStreamTrack
    call.tell('track-started', { participant: speaker, track, type: 'audio' })
    await settle()

    expect(seen).toEqual([
      ['participant-joined', expect.objectContaining({ id: 's1', userName: 'Vapi Speaker' })],
      ['track-started', expect.objectContaining({ kind: 'audio', track })],
    ])
    expect(call.asked).toContainEqual([
      'updateParticipant',
      's1',
      { setSubscribedTracks: { audio: true, video: false } },
    ])
  })

  it('carries messages both ways', async () => {
    const { session, call } = createDesk()
    const seen = recordEvents(session, ['app-message'])
    await session.join({ url })

    session.sendAppMessage('playable')
    call.tell('app-message', { data: 'listening', fromId: 's1' })

    expect(call.asked).toContainEqual(['sendAppMessage', 'playable'])
    expect(seen).toEqual([['app-message', { data: 'listening', fromId: 's1' }]])
  })

  it('knows how loud the others are', async () => {
    const { session, call, clock } = createDesk()
    const seen = recordEvents(session, ['remote-participants-audio-level'])
    await session.join({ url })
    session.startRemoteParticipantsAudioLevelObserver()

    call.tell('remote-participants-audio-level', { participantsAudioLevel: { s1: 0.4 } })
    await clock.pass(100)

    expect(seen).toEqual([['remote-participants-audio-level', { s1: 0.4 }]])
  })

  it('is joined although its loudness cannot be told', async () => {
    const { session, call } = createDesk()
    call.startRemoteParticipantsAudioLevelObserver = () => Promise.reject(new Error('no levels'))

    await session.join({ url })

    expect(session.state).toBe('joined')
  })

  it.each([
    [
      'an event',
      { errorMsg: 'full', error: { type: 'meeting-full', msg: 'full' } },
      'meeting-full',
    ],
    [
      'an event of a type nobody knows',
      { errorMsg: 'x', error: { type: 'x' } },
      'connection-error',
    ],
    ['a text', 'Failed to load call object bundle', 'connection-error'],
    ['an error', new Error('Duplicate'), 'connection-error'],
  ])('that cannot be joined fails with %s', async (_title, thrown, type) => {
    const { session, call } = createDesk()
    call.onJoin = () => Promise.reject(thrown)
    const seen = recordEvents(session, ['error'])

    expect(await rejection(session.join({ url }))).toMatchObject({ type })
    expect(seen).toHaveLength(1)
    expect(call.asked).toContainEqual(['destroy'])
  })

  it('that is left while it is joined is settled, although the library never does', async () => {
    const { session, call } = createDesk()
    call.onJoin = () => new Promise(() => {})
    const joining = rejection(session.join({ url }))
    await settle()

    await session.leave()

    expect(await joining).toMatchObject({ kind: 'left-while-joining' })
    expect(call.asked.filter(([name]) => name === 'destroy')).toHaveLength(1)
  })

  it('ends in order where the provider ejects', async () => {
    const { session, call } = createDesk()
    await session.join({ url })
    const seen = recordEvents(session, ['error', 'left-meeting'])

    call.tell('error', { errorMsg: 'Meeting has ended', error: { type: 'ejected', msg: 'out' } })
    call.tell('left-meeting', {})

    expect(seen.map(([name]) => name)).toEqual(['error', 'left-meeting'])
    expect(session.state).toBe('error')
  })

  it('is destroyed once when it is left, and says nothing afterwards', async () => {
    const { session, call } = createDesk()
    await session.join({ url })
    const seen = recordEvents(session, ['left-meeting', 'app-message'])

    await session.leave()
    call.tell('left-meeting', {})
    call.tell('app-message', { data: 'late', fromId: 's1' })

    expect(seen).toEqual([['left-meeting']])
    expect(call.asked.filter(([name]) => name === 'destroy')).toHaveLength(1)
  })

  it.each([
    ['camera-error', { error: { type: 'permissions', msg: 'no' } }, { type: 'permissions' }],
    ['camera-error', { errorMsg: { errorMsg: 'odd' } }, { type: 'unknown', message: 'odd' }],
    ['nonfatal-error', { type: 'audio-processor-error', errorMsg: 'wasm' }, { message: 'wasm' }],
    ['network-quality-change', { threshold: 'low', quality: 30 }, { threshold: 'low' }],
    ['network-connection', { type: 'sfu', event: 'interrupted' }, { event: 'interrupted' }],
    ['access-state-updated', { access: { level: 'lobby' } }, { access: { level: 'lobby' } }],
    ['participant-updated', { participant: speaker }, { id: 's1' }],
  ] as const)('hands on %s', async (name, event, expected) => {
    const { session, call } = createDesk()
    await session.join({ url })
    const seen = recordEvents(session, [name])

    call.tell(name, event)

    expect(seen[0]?.[1]).toMatchObject(expected)
  })

  it('does what the library can and refuses the rest', async () => {
    const { session, call } = createDesk()
    await session.join({ url })

    await session.perform(startRecording, { type: 'cloud' })

    expect(call.asked).toContainEqual(['startRecording', { type: 'cloud' }])
    expect(await rejection(session.perform(updateCustomTrayButtons, {}))).toMatchObject({
      kind: 'prebuilt-only',
    })
  })
})

describe('the library', () => {
  const factory = { createCallObject: () => new FakeDailyCall() }

  it.each([
    ['itself', factory],
    ['under default', { default: factory }],
    ['one deeper', { default: { default: factory } }],
  ])('is found where it is: %s', (_title, library) => {
    expect(findFactory(library)).toBe(factory)
  })

  it.each([[{}], [undefined], [{ default: {} }]])('is missed in %j', (library) => {
    expect(() => findFactory(library)).toThrow('The call library has no createCallObject.')
  })
})
