import { describe, expect, it } from 'vitest'
import {
  allPropertyRules,
  preAuth,
  sendDtmf,
  sessionErrorTexts,
  setCamera,
  setCustomIntegrations,
  setMeetingSessionData,
  sipCallTransfer,
  sipRefer,
  startCamera,
  startDialOut,
  startRecording,
  startScreenShare,
  stopTestCallQuality,
  testCallQuality,
  testNetworkConnectivity,
  testPeerToPeerCallQuality,
  testWebsocketConnectivity,
  updateCustomTrayButtons,
  updateInputSettings,
  type CallSession,
  type CallSessionOptions,
  type Operation,
} from '../index.ts'
import { createDesk, rejection, url } from '../testing/desk.ts'

const button = { a: { iconPath: 'https://a.example', label: 'a', tooltip: 'b' } }
const call = { sessionId: 's', toEndPoint: 'sip:a@b.example' }

type Row = [method: string, operation: Operation<never>, options: unknown]

async function attempt([, operation, options]: Row, session: CallSession) {
  return rejection(session.perform(operation as Operation<unknown>, options))
}

const afterJoin: Row[] = [
  ['startDialOut()', startDialOut, { phoneNumber: '+1212' }],
  ['sendDTMF()', sendDtmf, { sessionId: 's', tones: '1' }],
  ['sipCallTransfer()', sipCallTransfer, call],
  ['sipRefer()', sipRefer, call],
  ['setMeetingSessionData()', setMeetingSessionData, { data: {} }],
]

describe('only after join', () => {
  it.each(afterJoin)('%s', async (...row) => {
    const { session } = createDesk()
    expect(await attempt(row, session)).toMatchObject({
      kind: 'only-after-join',
      message: `${row[0]} only supported after join.`,
    })
  })

  it('sendAppMessage()', () => {
    const { session } = createDesk()
    expect(() => session.sendAppMessage('a')).toThrow('sendAppMessage() only supported after join.')
  })

  it.each(afterJoin)('%s is let through to the transport then', async (...row) => {
    const { session, transport } = createDesk()
    await session.join({ url })
    transport.abilities.set(row[1].method, async () => 'done')

    expect(await session.perform(row[1] as Operation<unknown>, row[2])).toBe('done')
  })
})

describe('not after join', () => {
  it.each<Row>([
    ['startCamera()', startCamera, {}],
    ['preAuth()', preAuth, { url }],
    ['testCallQuality()', testCallQuality, undefined],
  ])('%s', async (...row) => {
    const { session } = createDesk()
    await session.join({ url })
    expect(await attempt(row, session)).toMatchObject({
      kind: 'not-after-join',
      message: `${row[0]} not supported after joining a meeting.`,
    })
  })
})

describe('needs an initialized call', () => {
  const row: Row = ['startScreenShare()', startScreenShare, undefined]

  it('is said before there is one', async () => {
    const { session } = createDesk()
    expect(await attempt(row, session)).toMatchObject({
      kind: 'needs-initialized-call',
      message:
        'startScreenShare() requires preAuth(), startCamera(), or join() to initialize call state.',
    })
  })

  it.each(['preAuth', 'startCamera', 'join'])('is content with %s()', async (way) => {
    const { session, transport } = createDesk()
    for (const name of ['preAuth', 'startCamera']) transport.abilities.set(name, async () => {})
    if (way === 'preAuth') await session.perform(preAuth, { url })
    if (way === 'startCamera') await session.perform(startCamera, {})
    if (way === 'join') await session.join({ url })

    expect(await attempt(row, session)).toMatchObject({ kind: 'not-supported-by-transport' })
  })
})

describe('a pre-call test in progress', () => {
  const others: Row[] = [
    ['testWebsocketConnectivity()', testWebsocketConnectivity, undefined],
    ['testPeerToPeerCallQuality()', testPeerToPeerCallQuality, undefined],
    ['testNetworkConnectivity()', testNetworkConnectivity, undefined],
  ]

  async function testing() {
    const desk = createDesk()
    const { transport, session } = desk
    let finish = () => {}
    const running = new Promise<void>((resolve) => {
      finish = resolve
    })
    transport.abilities.set('startCamera', async () => {})
    transport.abilities.set('testCallQuality', () => running)
    transport.abilities.set('stopTestCallQuality', async () => finish())
    for (const [, { method }] of others) transport.abilities.set(method, async () => 'fine')
    await session.perform(startCamera, {})
    const test = session.perform(testCallQuality, undefined)
    return { ...desk, test, finish }
  }

  it.each(others)('keeps %s waiting', async (...row) => {
    const { session } = await testing()
    expect(await attempt(row, session)).toMatchObject({
      kind: 'test-in-progress',
      message: `A pre-call quality test is in progress. Please try ${row[0]} again once testing has completed. Use stopTestCallQuality() to end it early.`,
    })
  })

  it('is over when it is done', async () => {
    const { session, test, finish } = await testing()
    finish()
    await test
    expect(await session.perform(testWebsocketConnectivity, undefined)).toBe('fine')
  })

  it('is over when it is stopped', async () => {
    const { session } = await testing()
    await session.perform(stopTestCallQuality, undefined)
    expect(await session.perform(testWebsocketConnectivity, undefined)).toBe('fine')
  })
})

describe('modes and runtimes', () => {
  const rows: [string, Partial<CallSessionOptions>, Row, string][] = [
    [
      'only in call-object mode',
      { mode: 'prebuilt' },
      ['startCamera()', startCamera, {}],
      'startCamera() is only supported on custom callObject instances',
    ],
    [
      'only in prebuilt mode: tray buttons',
      {},
      ['', updateCustomTrayButtons, button],
      "updateCustomTrayButtons() is only supported as part of Daily's Prebuilt",
    ],
    [
      'only in prebuilt mode: integrations',
      {},
      ['', setCustomIntegrations, {}],
      "setCustomIntegrations() is only supported as part of Daily's Prebuilt",
    ],
    [
      'not in a mobile runtime',
      { runtime: 'react-native' },
      ['', updateInputSettings, {}],
      'This daily-js method is not currently supported in React Native',
    ],
    [
      'only in a mobile runtime',
      {},
      ['', setCamera, 'front'],
      'This daily-js method is only supported in React Native',
    ],
  ]

  it.each(rows)('%s', async (_rule, options, row, message) => {
    const { session } = createDesk(options)
    expect(await attempt(row, session)).toMatchObject({ message })
  })

  it('accessState() is for call objects', () => {
    const { session } = createDesk({ mode: 'prebuilt' })
    expect(() => session.accessState()).toThrow('only supported on custom callObject instances')
  })

  it('setInputDevices() is not for mobile runtimes', async () => {
    const { session } = createDesk({ runtime: 'react-native' })
    expect(await rejection(session.setInputDevices({}))).toMatchObject({
      kind: 'not-in-mobile-runtime',
    })
  })

  it('tray buttons work in prebuilt mode', async () => {
    const { session, transport } = createDesk({ mode: 'prebuilt' })
    await session.join({ url })
    transport.abilities.set('updateCustomTrayButtons', async () => 'done')
    expect(await session.perform(updateCustomTrayButtons, button)).toBe('done')
  })
})

describe('use after destroy', () => {
  it.each<[string, (session: CallSession) => unknown]>([
    ['join', (session) => session.join({ url })],
    ['leave', async (session) => session.leave()],
    ['sendAppMessage', async (session) => session.sendAppMessage('a')],
    ['setLocalAudio', async (session) => session.setLocalAudio(true)],
    ['setInputDevices', (session) => session.setInputDevices({})],
    ['setOutputDevice', (session) => session.setOutputDevice({ outputDeviceId: 'a' })],
    ['accessState', async (session) => session.accessState()],
    ['perform', (session) => session.perform(startRecording, undefined)],
    [
      'startRemoteParticipantsAudioLevelObserver',
      async (session) => session.startRemoteParticipantsAudioLevelObserver(),
    ],
  ])('%s', async (_method, use) => {
    const { session } = createDesk()
    await session.destroy()
    expect(await rejection(Promise.resolve(use(session)))).toMatchObject({
      kind: 'use-after-destroy',
      message: 'Use after destroy',
    })
  })
})

describe('what a transport cannot do', () => {
  it('is said after the options were checked', async () => {
    const { session } = createDesk()
    const wrong = { type: 'film' } as never

    expect(await rejection(session.perform(startRecording, wrong))).toMatchObject({
      kind: 'invalid-property',
      rule: 'recording/type',
    })
    expect(await rejection(session.perform(startRecording, { type: 'cloud' }))).toMatchObject({
      kind: 'not-supported-by-transport',
      message: 'startRecording() is not supported by this transport',
    })
  })

  it('has no output device either', async () => {
    const { session, transport } = createDesk()
    const join = transport.join.bind(transport)
    transport.join = async (request) => {
      const line = await join(request)
      delete line.setOutputDevice
      return line
    }
    await session.join({ url })

    expect(await rejection(session.setOutputDevice({ outputDeviceId: 'a' }))).toMatchObject({
      kind: 'not-supported-by-transport',
    })
  })
})

describe('properties of a join', () => {
  it.each<[string, Record<string, unknown>]>([
    ['a token', { token: 't' }],
    ['a name', { userName: 'Visitor' }],
    ['user data', { userData: { room: 4 } }],
    ['no automatic subscription', { subscribeToTracksAutomatically: false }],
  ])('take %s', async (_rule, more) => {
    const { session } = createDesk()
    await session.join({ url, ...more })
    expect(session.state).toBe('joined')
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['unknown key', { tint: 'red' }, "unrecognized property 'tint'"],
    ['a key every object has', { constructor: 1 }, "unrecognized property 'constructor'"],
    ['a token is a string', { token: 7 }, "property 'token': token should be a string"],
    ['undefined is judged too', { token: undefined }, "property 'token': token should be a string"],
    [
      'user data of 4096 characters',
      { userData: 'a'.repeat(4097) },
      "property 'userData': invalid userData type provided",
    ],
    [
      'audioSource',
      { audioSource: 'mic' },
      "property 'audioSource': audioSource should be a microphone or a boolean",
    ],
    ['a name is a string', { userName: 7 }, "property 'userName': userName should be a string"],
    [
      'user data serializable as JSON',
      { userData: 1n },
      "property 'userData': invalid userData type provided",
    ],
    [
      'startAudioOff',
      { startAudioOff: 'yes' },
      "property 'startAudioOff': startAudioOff should be a boolean",
    ],
    [
      'subscribeToTracksAutomatically',
      { subscribeToTracksAutomatically: 1 },
      "property 'subscribeToTracksAutomatically': subscribeToTracksAutomatically should be a boolean",
    ],
    ['a url', { url: 4 }, "property 'url': url should be a string"],
  ])('%s', async (_rule, more, message) => {
    const { session } = createDesk()
    const error = await rejection(session.join({ url, ...more }))
    expect(error).toMatchObject({ kind: 'invalid-property', message })
    expect(session.state).toBe('new')
  })

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['send settings', { sendSettings: {} }, /^property 'sendSettings': Invalid sendSettings/],
    [
      'input settings',
      { inputSettings: { a: 1 } },
      /^property 'inputSettings': inputSettings must/,
    ],
    [
      'camera layers',
      { dailyConfig: { camSimulcastEncodings: {} } },
      /^property 'dailyConfig': Unsupp/,
    ],
    ['tray buttons', { customTrayButtons: { a: {} } }, /^property 'customTrayButtons': /],
    ['integrations', { customIntegrations: { a: {} } }, /^property 'customIntegrations': /],
  ])('%s, where a session has every rule', async (_rule, more, message) => {
    const { session } = createDesk({ propertyRules: allPropertyRules })
    expect(await rejection(session.join({ url, ...more }))).toMatchObject({
      kind: 'invalid-property',
      message: expect.stringMatching(message) as string,
    })
  })

  it.each<[string, Record<string, unknown>]>([
    ['send settings', { sendSettings: { video: 'default-video' } }],
    ['input settings', { inputSettings: { audio: { processor: { type: 'none' } } } }],
    ['camera layers', { dailyConfig: { camSimulcastEncodings: [{ maxBitrate: 100_000 }] } }],
    ['a configuration without layers', { dailyConfig: { avoidEval: true } }],
    ['tray buttons', { customTrayButtons: button }],
    [
      'integrations',
      { customIntegrations: { a: { label: 'A', location: 'main', srcdoc: '<p>' } } },
    ],
  ])('%s that keep it, where a session has every rule', async (_rule, more) => {
    const { session } = createDesk({ propertyRules: allPropertyRules })
    await session.join({ url, ...more })
    expect(session.state).toBe('joined')
  })

  it('preAuth() needs a url', async () => {
    const { session } = createDesk()
    expect(await rejection(session.perform(preAuth, { url: '' }))).toMatchObject({
      message: 'preAuth() requires at least a url to be provided',
    })
  })
})

it('has a text for every kind that is about a method', () => {
  for (const text of Object.values(sessionErrorTexts)) expect(text('start()')).toMatch(/\w/)
})
