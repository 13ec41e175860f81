import { nothingLeft, recordEvents, settle } from '@nightdesk/testkit'
import { describe, expect, it, vi } from 'vitest'
import { MediaError } from '../index.ts'
import { createDesk, rejection, url } from '../testing/desk.ts'

async function joined(options: { audioSource?: boolean; startAudioOff?: boolean } = {}) {
  const desk = createDesk()
  await desk.session.join({ url, audioSource: true, ...options })
  return desk
}

/** The transport takes the microphone it is joined with, and no other. */
async function joinedToOneMicrophone() {
  const desk = createDesk()
  const join = desk.transport.join.bind(desk.transport)
  desk.transport.join = async (request) => ({
    ...(await join(request)),
    setMicrophone: () => Promise.reject(new Error('not taken')),
  })
  await desk.session.join({ url, audioSource: true })
  return desk
}

describe('the microphone', () => {
  it('is asked for by the session where a join says so, and released at the end', async () => {
    const { session, devices, transport } = await joined()
    expect(devices.liveTracks).toBe(1)
    expect(transport.call.microphone?.track).toBe(devices.tracks[0])

    await session.leave()

    expect(devices.liveTracks).toBe(0)
  })

  it('that is handed in belongs to the session', async () => {
    const { session, devices } = createDesk()
    const microphone = await devices.openMicrophone()

    await session.join({ url, audioSource: microphone })
    await session.leave()

    expect(microphone.track.readyState).toBe('ended')
  })

  it('is not asked for where a join does without', async () => {
    const { devices, session } = await joined({ audioSource: false })

    expect(devices.asked).toEqual([])
    expect(session.participants().local?.audio).toBe('blocked')
    expect(session.localAudio()).toBe(false)
  })

  it.each([
    'mic-in-use',
    'permissions',
    'not-found',
    'constraints',
    'undefined-mediadevices',
    'unknown',
  ] as const)('that is refused (%s) is told, and the call goes on without', async (type) => {
    const { session, devices } = createDesk()
    devices.refusal = type
    const seen = recordEvents(session, ['camera-error'])

    await session.join({ url, audioSource: true })

    expect(seen).toEqual([['camera-error', expect.any(MediaError)]])
    expect(seen[0]?.[1]).toMatchObject({ type })
    expect(session.state).toBe('joined')
  })

  it('that comes after the visitor has left is released at once', async () => {
    const { session, devices, left } = createDesk()
    devices.isPrompting = true
    const outcome = rejection(session.join({ url, audioSource: true }))
    await settle()

    await session.leave()
    devices.answer()
    await outcome
    await settle()

    expect(devices.tracks).toHaveLength(1)
    expect(left()).toEqual(nothingLeft)
  })

  it('that is pulled out is told, and no other is opened unasked', async () => {
    const { session, devices, left } = await joined()
    const seen = recordEvents(session, ['camera-error', 'participant-updated'])

    devices.unplug()
    await settle()

    expect(seen.map(([name]) => name)).toEqual(['participant-updated', 'camera-error'])
    expect(session.state).toBe('joined')
    expect(session.localAudio()).toBe(false)
    expect(devices.tracks).toHaveLength(1)
    await session.leave()
    expect(left()).toEqual(nothingLeft)
  })

  it('that was pulled out is followed by the one a page asks for', async () => {
    const { session, devices, transport } = await joined()
    devices.unplug()

    await session.setInputDevices({})

    expect(session.localAudio()).toBe(true)
    expect(transport.call.microphone?.track).toBe(devices.tracks[1])
  })

  it('is muted and unmuted, and every change is told', async () => {
    const { session, devices } = await joined()
    const seen = recordEvents(session, ['participant-updated'])
    expect(session.localAudio()).toBe(true)

    session.setLocalAudio(false)
    expect(session.localAudio()).toBe(false)
    expect(devices.tracks[0]?.enabled).toBe(false)
    session.setLocalAudio(true)

    expect(devices.tracks[0]?.enabled).toBe(true)
    expect(seen.map(([, one]) => one)).toMatchObject([{ audio: 'off' }, { audio: 'playable' }])
  })

  it('can begin muted', async () => {
    const { devices } = await joined({ startAudioOff: true })

    expect(devices.tracks[0]?.enabled).toBe(false)
  })

  it('has no state while there is no call', async () => {
    const { session } = createDesk()
    expect(session.localAudio()).toBeNull()
    await session.join({ url })
    await session.leave()
    expect(session.localAudio()).toBeNull()
  })

  it('is exchanged for another one, muted as the first was', async () => {
    const { session, devices, transport } = await joined()
    session.setLocalAudio(false)

    await session.setInputDevices({ audioDeviceId: 'headset' })

    expect(devices.asked.at(-1)).toEqual({ deviceId: 'headset' })
    expect(devices.liveTracks).toBe(1)
    expect(transport.call.microphone?.track).toBe(devices.tracks[1])
    expect(devices.tracks[1]?.enabled).toBe(false)
  })

  it('can be put away, and taken up by a visitor who typed', async () => {
    const { session, devices, transport } = await joined({ audioSource: false })

    await session.setInputDevices({ audioDeviceId: 'default' })
    expect(session.localAudio()).toBe(true)
    await session.setInputDevices({ audioSource: false })

    expect(devices.liveTracks).toBe(0)
    expect(transport.call.microphone).toBeUndefined()
  })

  it('that the transport does not take is released, and the first one stays', async () => {
    const { session, devices, left } = await joinedToOneMicrophone()

    const error = await rejection(session.setInputDevices({ audioDeviceId: 'headset' }))

    expect(error).toMatchObject({ message: 'not taken' })
    expect(devices.tracks.map(({ readyState }) => readyState)).toEqual(['live', 'ended'])
    expect(session.localAudio()).toBe(true)
    await session.leave()
    expect(left()).toEqual(nothingLeft)
  })

  it('that is exchanged while the visitor leaves is released', async () => {
    const { session, devices, transport, left } = await joined()
    devices.isPrompting = true
    const changing = session.setInputDevices({ audioDeviceId: 'headset' })

    await session.leave()
    devices.answer()
    await changing

    expect(transport.call.microphone?.track).toBe(devices.tracks[0])
    expect(left()).toEqual(nothingLeft)
  })
})

describe('messages', () => {
  const circle: { self?: unknown } = {}
  circle.self = circle

  it.each([
    ['text as it is', 'playable'],
    ['an object', { type: 'say' }],
  ])('carry %s', async (_title, data) => {
    const { session, transport } = await joined()
    session.sendAppMessage(data)
    expect(transport.call.sent).toEqual([data])
  })

  it.each([
    ['a text of 4094 characters, for the quotes count', 'a'.repeat(4094)],
    ['4096 characters of JSON', { a: 'b'.repeat(4096 - '{"a":""}'.length) }],
  ])('may be %s', async (_title, data) => {
    const { session, transport } = await joined()
    session.sendAppMessage(data)
    expect(transport.call.sent).toHaveLength(1)
  })

  it.each([
    ['a text of 4095', 'a'.repeat(4095)],
    ['4097 characters of JSON', { a: 'b'.repeat(4097 - '{"a":""}'.length) }],
  ])('may not be %s characters', async (_title, data) => {
    const { session, transport } = await joined()
    expect(() => session.sendAppMessage(data)).toThrow('Message data too large. Max size is 4096')
    expect(transport.call.sent).toEqual([])
  })

  it('may be as long as the far end has said at join', async () => {
    const { session, transport } = createDesk()
    const join = transport.join.bind(transport)
    transport.join = async (request) => ({ ...(await join(request)), appMessageCharacters: 5000 })
    await session.join({ url })
    session.sendAppMessage('a'.repeat(4998))

    expect(transport.call.sent).toHaveLength(1)
    expect(() => session.sendAppMessage('a'.repeat(4999))).toThrow('Max size is 5000')
  })

  it.each([
    ['a circle', circle],
    ['a number without end', { count: 1n }],
  ])('may not be %s', async (_title, data) => {
    const { session, transport } = await joined()
    expect(() => session.sendAppMessage(data)).toThrow('Message data must be serializable to JSON')
    expect(transport.call.sent).toEqual([])
  })

  it('come with who sent them', async () => {
    const { session, transport } = await joined()
    const seen = recordEvents(session, ['app-message'])
    transport.call.say('listening')
    expect(seen).toEqual([['app-message', { data: 'listening', fromId: 'assistant' }]])
  })
})

describe('the others', () => {
  it('come, start to be heard, and go', async () => {
    const { session, transport } = await joined()
    const seen = recordEvents(session, ['participant-joined', 'track-started', 'participant-left'])

    transport.call.assistantJoins()
    expect(session.participants().assistant).toMatchObject({ userName: 'Vapi Speaker' })
    transport.call.tell({ type: 'participant-left', participantId: 'assistant' })
    transport.call.tell({ type: 'participant-left', participantId: 'nobody' })

    expect(seen.map(([name]) => name)).toEqual([
      'participant-joined',
      'track-started',
      'participant-left',
    ])
    expect(Object.keys(session.participants())).toEqual(['local'])
  })

  it('are measured every 100 ms while somebody wants to know', async () => {
    const { session, transport, clock } = await joined()
    const seen = recordEvents(session, ['remote-participants-audio-level'])
    transport.call.levels = { assistant: 0.2 }

    session.startRemoteParticipantsAudioLevelObserver()
    await clock.pass(350)
    session.stopRemoteParticipantsAudioLevelObserver()
    await clock.pass(1_000)

    expect(seen.map(([, levels]) => levels)).toEqual([1, 2, 3].map(() => ({ assistant: 0.2 })))
    expect(session.isRemoteParticipantsAudioLevelObserverRunning()).toBe(false)
  })

  it('are measured in the call where it was asked for before', async () => {
    const { session, clock } = createDesk()
    session.startRemoteParticipantsAudioLevelObserver(200)
    expect(clock.pending).toBe(0)

    await session.join({ url })

    expect(session.isRemoteParticipantsAudioLevelObserverRunning()).toBe(true)
    await session.leave()
    expect(clock.pending).toBe(0)
  })

  it.each([99, 0, -1, Number.NaN, '100'])('are not measured every %j ms', async (interval) => {
    const { session } = await joined()
    expect(() => session.startRemoteParticipantsAudioLevelObserver(interval as number)).toThrow(
      'The interval must be a number greater than or equal to 100 milliseconds.',
    )
  })
})

describe('devices', () => {
  it('are listed, and changes are told during a call', async () => {
    const { session, devices } = await joined()
    const seen = recordEvents(session, ['available-devices-updated'])
    expect(await session.enumerateDevices()).toHaveLength(2)

    devices.change([])
    await settle()

    expect(seen).toEqual([['available-devices-updated', []]])
  })

  it('take the sound where it is wanted', async () => {
    const { session, transport } = await joined()
    await session.setOutputDevice({ outputDeviceId: 'speaker' })
    expect(transport.call.outputDevice).toBe('speaker')
  })
})

describe('the network', () => {
  it('is told when its quality changes, and only then', async () => {
    const { session, transport } = await joined()
    const seen = recordEvents(session, ['network-quality-change'])
    const good = { threshold: 'good', quality: 99 } as const
    const low = { threshold: 'low', quality: 60 } as const

    for (const network of [good, good, low])
      transport.call.tell({ type: 'network-quality', network })

    expect(seen.map(([, network]) => network)).toEqual([good, low])
    expect(session.networkQuality()).toEqual(low)
  })

  it('is told when it breaks and comes back', async () => {
    const { session, transport } = await joined()
    const seen = recordEvents(session, ['network-connection'])

    for (const event of ['interrupted', 'connected'] as const) {
      transport.call.tell({ type: 'network-connection', network: { type: 'peer-to-peer', event } })
    }

    expect(seen.map(([, network]) => network)).toMatchObject([
      { event: 'interrupted' },
      { event: 'connected' },
    ])
  })
})

describe('listeners', () => {
  it('that throw disturb nobody', async () => {
    const { session } = createDesk()
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const fault = new Error('in a listener')
    session.on('loading', () => {
      throw fault
    })
    const seen = recordEvents(session, ['loading'])

    await session.join({ url })

    expect(seen).toHaveLength(1)
    expect(report).toHaveBeenCalledWith(fault)
    report.mockRestore()
  })

  it('stop when they are told to, and once means once', async () => {
    const { session } = createDesk()
    const seen: string[] = []
    const listen = () => void seen.push('on')
    session.on('loading', listen).once('loading', () => void seen.push('once'))
    await session.join({ url })
    await session.leave()
    session.off('loading', listen)
    await session.join({ url })

    expect(seen).toEqual(['on', 'once'])
  })

  it('that were to listen once can be taken back before', async () => {
    const { session } = createDesk()
    const seen: string[] = []
    const listener = () => void seen.push('once')
    session.once('loading', listener)
    session.off('loading', listener)

    await session.join({ url })

    expect(seen).toEqual([])
    expect(session.listenerCount('loading')).toBe(0)
  })

  it('are ten to an event before it is suspected that somebody forgets to stop', () => {
    const { session } = createDesk()
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})

    for (let count = 1; count <= 10; count += 1) session.on('error', () => {})
    expect(warning).not.toHaveBeenCalled()
    session.on('error', () => {})
    session.on('error', () => {})

    expect(warning).toHaveBeenCalledTimes(1)
    warning.mockRestore()
  })
})
