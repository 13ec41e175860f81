// Every event of the client, what comes with it, and when it does not come.
import {
  createVoiceDesk,
  FakeTrack,
  playCall,
  recordEvents,
  settle,
  type VoiceDesk,
} from '@nightdesk/testkit'
import { describe, expect, it } from 'vitest'
import { VoiceError, type VoiceEvents } from './index.ts'

type Play = (desk: VoiceDesk) => Promise<unknown>
type Row = {
  readonly comes: Play
  readonly told: readonly unknown[][]
  /** Nearly the same, and yet not. */
  readonly staysAway: Play
}

const script =
  (...lines: string[]): Play =>
  (desk) =>
    playCall(desk, lines)
const started = (desk: VoiceDesk) => playCall(desk, ['caller starts', 'assistant joins'])
const picture = new FakeTrack('picture')
const shows =
  (participantId: string): Play =>
  async ({ transport }) => {
    const kind = 'video'
    const participant = {
      id: 'guest',
      userName: 'Guest',
      isLocal: false,
      audio: 'off',
    } as const
    transport.call.tell({ type: 'participant-joined', participant })
    transport.call.tell({ type: 'track-started', participantId, kind, track: picture })
  }
const network = { threshold: 'low', quality: 40 } as const
const connection = { type: 'peer-to-peer', event: 'interrupted' } as const
const ended = { type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' }

// An event without a row does not compile.
const rows: Record<keyof VoiceEvents, Row> = {
  'call-start': {
    comes: script('assistant listens'),
    told: [[]],
    staysAway: script('server says "listening"', 'server says {"type":"listening"}'),
  },
  'call-end': {
    comes: script('server leaves'),
    told: [[]],
    staysAway: async ({ transport }) => {
      transport.call.tell({ type: 'participant-left', participantId: 'assistant' })
    },
  },
  'speech-start': {
    comes: script('level 0.011 for 0.3s'),
    told: [[]],
    staysAway: script('level 0.01 for 2s'),
  },
  'speech-end': {
    comes: script('assistant speaks 0.1s', 'silence 1s'),
    told: [[]],
    staysAway: script('assistant speaks 0.1s', 'silence 0.9s'),
  },
  'volume-level': {
    comes: script('level 0.15 for 0.1s', 'level 3 for 0.1s', 'level 0 for 0.1s'),
    told: [[1], [1], [0]],
    staysAway: script('level 0.15 for 0.09s'),
  },
  'local-volume-level': {
    comes: async ({ transport, clock }) => {
      transport.call.localLevel = 0.6
      await clock.pass(100)
    },
    told: [[1]],
    staysAway: ({ clock }) => clock.pass(99),
  },
  message: {
    comes: script('server says {"type":"hang"}', 'caller leaves'),
    told: [[{ type: 'hang' }], [ended]],
    staysAway: script('server says no JSON', 'server says [1]', 'assistant listens'),
  },
  video: { comes: shows('assistant'), told: [[picture]], staysAway: shows('guest') },
  error: {
    comes: script('server ejects'),
    told: [[expect.any(VoiceError) as unknown]],
    staysAway: script('meeting has ended'),
  },
  'daily-participant-updated': {
    comes: async ({ client }) => client.setMuted(true),
    told: [[expect.objectContaining({ isLocal: true, audio: 'off' }) as unknown]],
    staysAway: async ({ client }) => client.setMuted(false),
  },
  'playback-blocked': {
    comes: async ({ transport }) =>
      transport.call.tell({ type: 'playback-blocked', error: 'touch first' }),
    told: [['touch first']],
    staysAway: async ({ transport }) => transport.call.assistantJoins(),
  },
  'network-quality-change': {
    comes: async ({ transport }) => {
      transport.call.tell({ type: 'network-quality', network })
      transport.call.tell({ type: 'network-quality', network })
    },
    told: [[network]],
    staysAway: script('network is interrupted'),
  },
  'network-connection': {
    comes: script('network is interrupted'),
    told: [[connection]],
    staysAway: async ({ transport }) => transport.call.tell({ type: 'network-quality', network }),
  },
}
const events = Object.entries(rows) as [keyof VoiceEvents, Row][]

/** Every event is listened to from the first moment on, as a page would. */
async function listenTo(name: keyof VoiceEvents) {
  const desk = createVoiceDesk()
  await started(desk)
  return { desk, seen: recordEvents(desk.client, [name]) }
}

describe('the events of the client', () => {
  it.each(events)('%s comes with what belongs to it', async (name, { comes, told }) => {
    const { desk, seen } = await listenTo(name)

    await comes(desk)
    await settle()

    expect(seen).toEqual(told.map((payload) => [name, ...payload]))
  })

  it.each(events)('%s does not come without its reason', async (name, { staysAway }) => {
    const { desk, seen } = await listenTo(name)

    await staysAway(desk)
    await settle()

    expect(seen).toEqual([])
  })

  it.each(events)('%s does not come after the end', async (name, { comes }) => {
    const { desk } = await listenTo(name)
    await desk.client.stop()
    const seen = recordEvents(desk.client, [name])

    await comes(desk).catch(() => {})
    await desk.clock.pass(5_000)

    expect(seen).toEqual([])
  })
})

describe('the end that is told in the name of the provider', () => {
  it.each<[string, string[], string[]]>([
    ['is told where no ended status was seen', [], ['customer-ended-call']],
    [
      'is not told where one was',
      ['server ends the call: assistant-ended-call'],
      ['assistant-ended-call'],
    ],
    [
      'is told where another status was',
      ['server says {"type":"status-update","status":"in-progress"}'],
      ['customer-ended-call'],
    ],
  ])('%s', async (_rule, lines, reasons) => {
    const desk = createVoiceDesk()
    await playCall(desk, ['caller starts', ...lines, 'server leaves'])
    const told = desk.seen.flatMap(([name, message]) => {
      const { endedReason } = (message ?? {}) as { endedReason?: string }
      return name === 'message' && endedReason ? [endedReason] : []
    })
    expect(told).toEqual(reasons)
  })

  it('comes after the end itself', async () => {
    const desk = createVoiceDesk()
    await playCall(desk, ['caller starts', 'server leaves'])
    expect(desk.story()).toEqual(['call-end', 'message:ended/customer-ended-call'])
  })
})
