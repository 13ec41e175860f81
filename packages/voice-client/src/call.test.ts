import {
  createVoiceDesk,
  FakeTrack,
  nothingLeftOfVoice,
  playCall,
  recordEvents,
  settle,
  startCall,
  type VoiceDesk,
} from '@nightdesk/testkit'
import { describe, expect, it } from 'vitest'

const endedByVisitor = ['call-end', 'message:ended/customer-ended-call']

describe('a call from begin to end', () => {
  it.each<[string, string[], string[]]>([
    ['the caller leaves', ['caller leaves'], ['call-start', ...endedByVisitor]],
    [
      'the assistant speaks, is silent for a second, and the caller leaves',
      ['assistant speaks 0.4s', 'silence 1.1s', 'caller leaves'],
      ['call-start', 'speech-start', 'speech-end', ...endedByVisitor],
    ],
    [
      'the assistant says goodbye and hangs up',
      ['server ends the call: assistant-ended-call', 'server leaves'],
      ['call-start', 'message:ended/assistant-ended-call', 'call-end'],
    ],
    ['the assistant hangs up without a word', ['server leaves'], ['call-start', ...endedByVisitor]],
    [
      'the provider hangs up by putting the caller out',
      ['server ends the call: silence-timed-out', 'server ejects'],
      ['call-start', 'message:ended/silence-timed-out', 'call-end'],
    ],
    [
      'the provider puts the caller out with the words of a plain end',
      ['meeting has ended'],
      ['call-start', ...endedByVisitor],
    ],
    [
      'the caller is ejected',
      ['server ejects'],
      ['call-start', 'error:ejected', ...endedByVisitor],
    ],
    [
      'the network is lost',
      ['network is interrupted', 'network fails'],
      ['call-start', 'network-connection', 'error:connection', ...endedByVisitor],
    ],
    [
      'the network comes back',
      ['network is interrupted', 'network is connected', 'caller leaves'],
      ['call-start', 'network-connection', 'network-connection', ...endedByVisitor],
    ],
    ['the page is left', ['page is left'], ['call-start', ...endedByVisitor]],
    [
      'the provider says goodbye and stays',
      ['server ends the call: assistant-ended-call', 'wait 3s'],
      ['call-start', 'message:ended/assistant-ended-call', 'call-end'],
    ],
    [
      'the microphone is pulled out',
      ['microphone is pulled out'],
      ['call-start', 'error:microphone', ...endedByVisitor],
    ],
  ])('%s', async (_title, script, expected) => {
    const desk = createVoiceDesk()

    const story = await playCall(desk, [
      'caller starts',
      'assistant joins',
      'assistant listens',
      ...script,
    ])

    expect(story).toEqual(expected)
    expect(desk.client.isStarted).toBe(false)
    await settle()
    expect(desk.left()).toEqual(nothingLeftOfVoice)
  })

  it('is given up when nobody picks up', async () => {
    const desk = createVoiceDesk()

    const story = await playCall(desk, ['caller starts', 'assistant joins', 'wait 20s'])

    expect(story).toEqual(['error:connection', ...endedByVisitor])
    await settle()
    expect(desk.left()).toEqual(nothingLeftOfVoice)
  })

  it('goes on for as long as it likes once somebody listens', async () => {
    const desk = createVoiceDesk()
    const start = ['caller starts', 'assistant joins', 'wait 19s', 'assistant listens']

    expect(await playCall(desk, [...start, 'wait 60s'])).toEqual(['call-start'])
    expect(desk.client.isStarted).toBe(true)
  })

  it('says nothing after its end, not even the end of a speech', async () => {
    const desk = createVoiceDesk()
    await startCall(desk)
    await playCall(desk, ['assistant speaks 0.2s', 'caller leaves'])
    const told = desk.story().length

    await desk.clock.pass(5_000)

    expect(desk.story()).toHaveLength(told)
  })

  it('is not disturbed by the late end of the one before', async () => {
    const desk = createVoiceDesk()
    await startCall(desk)
    const first = desk.transport.call
    await desk.client.stop()
    await startCall(desk)
    const told = desk.story().length

    first.tell({ type: 'left' })
    first.fail('ejected')
    first.say('listening')

    expect(desk.story()).toHaveLength(told)
    expect(desk.client.getDailyCallObject()?.state).toBe('joined')
  })

  it.each(['starts', 'is created', 'is joined'])('that %s ends with the page', async (moment) => {
    const desk = createVoiceDesk()
    if (moment === 'starts') desk.devices.isPrompting = true
    if (moment === 'is created') desk.provider.mood = 'waits'
    if (moment === 'is joined') desk.transport.onJoin = 'waits'
    const starting = desk.client.start('air')
    await settle()

    desk.page.leave()

    expect(desk.devices.liveTracks).toBe(0)
    desk.devices.answer()
    expect(await starting).toBeNull()
    await desk.clock.pass(3_000)
    expect(desk.left()).toEqual(nothingLeftOfVoice)
  })
})

describe('messages from the provider', () => {
  it.each([
    [
      'a transcript',
      { type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'Hi' },
    ],
    ['a tool call', { type: 'tool-calls', toolCallList: [] }],
    ['one nobody here knows', { type: 'hang' }],
    ['a status', { type: 'status-update', status: 'in-progress' }],
  ])('are handed on: %s', async (_title, message) => {
    const desk = createVoiceDesk()
    await desk.client.start('air')

    desk.transport.call.say(message)

    expect(desk.seen).toEqual([['message', message]])
  })

  it.each(['not json', '{', '[1]', '"listening"', ''])(
    'are passed over where they are %j',
    async (text) => {
      const desk = createVoiceDesk()
      await desk.client.start('air')
      desk.transport.call.say(text)
      expect(desk.seen).toEqual([])
    },
  )

  it('start the call each time the assistant listens', async () => {
    const desk = createVoiceDesk()
    await playCall(desk, ['caller starts', 'assistant listens', 'assistant listens'])
    expect(desk.story()).toEqual(['call-start', 'call-start'])
  })

  it('can be objects where a transport has read them already', async () => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    const data = { type: 'hang' }
    desk.transport.call.tell({ type: 'message', data, fromId: 'assistant' })
    expect(desk.seen).toEqual([['message', data]])
  })
})

describe('messages to the provider', () => {
  it('are sent as JSON text', async () => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    desk.client.send({ type: 'control', control: 'mute-assistant' })
    expect(desk.transport.call.sent).toEqual(['{"type":"control","control":"mute-assistant"}'])
  })

  it.each<[string, [string, boolean?, boolean?], object]>([
    ['words', ['Hello'], { message: 'Hello', interruptionsEnabled: false }],
    [
      'last words',
      ['Bye', true],
      { message: 'Bye', endCallAfterSpoken: true, interruptionsEnabled: false },
    ],
    [
      'words to be interrupted',
      ['So', false, true],
      { message: 'So', endCallAfterSpoken: false, interruptionsEnabled: true },
    ],
  ])('can be %s to say', async (_title, args, expected) => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    desk.client.say(...args)
    expect(desk.transport.call.sent.map((text) => JSON.parse(String(text)) as unknown)).toEqual([
      { type: 'say', ...expected },
    ])
  })

  it('are lost without a call', () => {
    const desk = createVoiceDesk()
    expect(() => desk.client.send({ type: 'end-call' })).not.toThrow()
  })

  it('are refused before the join, and where they are too long', async () => {
    const desk = createVoiceDesk()
    desk.transport.onJoin = 'waits'
    void desk.client.start('air')
    await settle()
    expect(() => desk.client.send({})).toThrow('sendAppMessage() only supported after join.')
    desk.transport.call.open()
    await settle()
    expect(() => desk.client.say('a'.repeat(4_100))).toThrow(
      'Message data too large. Max size is 4096',
    )
  })

  it('say that the assistant can be heard, once its sound is there', async () => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    desk.transport.call.assistantJoins()
    expect(desk.transport.call.sent).toEqual(['playable'])
  })

  it('say nothing about the sound of anybody else', async () => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    const participant = {
      id: 'x',
      userName: 'Somebody',
      isLocal: false,
      audio: 'playable',
    } as const
    desk.transport.call.tell({ type: 'participant-joined', participant })
    const track = new FakeTrack('x')
    desk.transport.call.tell({ type: 'track-started', participantId: 'x', kind: 'audio', track })
    expect(desk.transport.call.sent).toEqual([])
  })
})

describe('events about the call', () => {
  it('hand on the assistant’s picture', async () => {
    const desk = createVoiceDesk()
    await startCall(desk)
    const track = new FakeTrack('picture')
    desk.transport.call.tell({
      type: 'track-started',
      participantId: 'assistant',
      kind: 'video',
      track,
    })
    expect(desk.seen.at(-1)).toEqual(['video', track])
    expect(desk.transport.call.sent).toEqual(['playable', 'playable'])
  })

  it('hand on changes of everybody who takes part', async () => {
    const desk = createVoiceDesk()
    const seen = recordEvents(desk.client, ['daily-participant-updated'])
    await desk.client.start('air')

    desk.client.setMuted(true)
    const participant = { id: 'a', userName: 'A', isLocal: false, audio: 'off' } as const
    desk.transport.call.tell({ type: 'participant-updated', participant })

    expect(seen.map(([, one]) => one)).toMatchObject([{ isLocal: true, audio: 'off' }, participant])
  })

  it('tell that the browser plays nothing yet', async () => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    desk.transport.call.tell({ type: 'playback-blocked', error: 'touch first' })
    expect(desk.story()).toEqual(['playback-blocked'])
  })

  it('tell how the network does', async () => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    const network = { threshold: 'low', quality: 40 } as const
    desk.transport.call.tell({ type: 'network-quality', network })
    expect(desk.seen).toEqual([['network-quality-change', network]])
  })
})

describe('listeners', () => {
  it('are removed by name', async () => {
    const desk = createVoiceDesk()
    let count = 0
    const listener = () => {
      count += 1
    }
    desk.client.on('call-start', listener)
    await startCall(desk)
    desk.client.removeListener('call-start', listener)
    desk.transport.call.say('listening')
    expect(count).toBe(1)
  })
})

describe('muting', () => {
  it('turns the microphone off and on', async () => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    expect(desk.client.isMuted()).toBe(false)

    desk.client.setMuted(true)
    expect(desk.client.isMuted()).toBe(true)
    expect(desk.devices.tracks[0]?.enabled).toBe(false)
    desk.client.setMuted(false)

    expect(desk.devices.tracks[0]?.enabled).toBe(true)
  })

  it('is remembered by a call that still starts', async () => {
    const desk = createVoiceDesk()
    const starting = desk.client.start('air')
    desk.client.setMuted(true)
    await starting
    expect(desk.devices.tracks[0]?.enabled).toBe(false)
  })

  it('needs a call', () => {
    const desk = createVoiceDesk()
    expect(() => desk.client.setMuted(true)).toThrow('Call object is not available.')
    expect(desk.client.isMuted()).toBe(false)
  })

  it('is forgotten by the next call', async () => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    desk.client.setMuted(true)
    await desk.client.stop()
    await desk.client.start('air')
    expect(desk.client.isMuted()).toBe(false)
    expect(desk.devices.tracks[1]?.enabled).toBe(true)
  })
})

describe('devices', () => {
  it('are changed in the call', async () => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    await desk.client.setInputDevicesAsync({ audioDeviceId: 'headset' })
    await desk.client.setOutputDeviceAsync({ outputDeviceId: 'speaker' })
    expect(desk.devices.asked.at(-1)).toEqual({ deviceId: 'headset' })
    expect(desk.devices.liveTracks).toBe(1)
    expect(desk.transport.call.outputDevice).toBe('speaker')
  })

  it('make the visitor louder, and nothing of it stays', async () => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    await desk.client.increaseMicLevel(2)
    expect(desk.devices.asked.at(-1)).toEqual({ gain: 2 })
    expect(desk.devices.liveTracks).toBe(1)
    await desk.client.stop()
    expect(desk.left()).toEqual(nothingLeftOfVoice)
  })

  it.each<[string, (desk: VoiceDesk) => Promise<void>]>([
    ['another microphone', ({ client }) => client.setInputDevicesAsync({ audioDeviceId: 'gone' })],
    ['a louder one', ({ client }) => client.increaseMicLevel(2)],
  ])('that cannot be changed to %s end the call, and are told once', async (_title, change) => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    desk.devices.refusal = 'not-found'

    await change(desk)

    expect(desk.story()).toEqual(['error:microphone', ...endedByVisitor])
    expect(desk.seen[0]?.[1]).toMatchObject({ media: 'not-found', stage: 'call' })
    await settle()
    expect(desk.left()).toEqual(nothingLeftOfVoice)
  })

  it('that are changed too early are a mistake of the page, which the call outlives', async () => {
    const desk = createVoiceDesk()
    desk.transport.onJoin = 'waits'
    const starting = desk.client.start('air')
    await settle()

    const early = desk.client.setInputDevicesAsync({ audioDeviceId: 'headset' })

    await expect(early).rejects.toMatchObject({ kind: 'only-after-join' })
    desk.transport.call.open()
    expect(await starting).not.toBeNull()
  })

  it('make nobody louder without a call', async () => {
    const desk = createVoiceDesk()
    await expect(desk.client.increaseMicLevel(2)).rejects.toThrow('Call object is not available.')
  })

  it('make the assistant softer, in this call and in the next', async () => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    expect(desk.transport.call.outputVolume).toBe(1)
    desk.client.setVolume(0.3)
    expect(desk.transport.call.outputVolume).toBe(0.3)
    await desk.client.stop()
    await desk.client.start('air')
    expect(desk.transport.call.outputVolume).toBe(0.3)
    desk.client.setVolume(7)
    expect(desk.transport.call.outputVolume).toBe(1)
  })

  it('are not touched without a call', async () => {
    const desk = createVoiceDesk()
    await desk.client.setInputDevicesAsync({ audioDeviceId: 'headset' })
    await desk.client.setOutputDeviceAsync({ outputDeviceId: 'speaker' })
    await desk.client.startScreenSharing()
    expect(desk.devices.asked).toEqual([])
  })

  it('share no screen where the transport cannot', async () => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    await expect(desk.client.startScreenSharing()).rejects.toMatchObject({
      kind: 'not-supported-by-transport',
    })
  })
})
