import { FakeTrack, recordEvents, settle } from '@nightdesk/testkit'
import { describe, expect, it } from 'vitest'
import {
  CallFatalError,
  MediaError,
  type CallEvents,
  type NonFatalErrorType,
  type TransportEvent,
} from '../index.ts'
import { createDesk, url } from '../testing/desk.ts'

type Desk = ReturnType<typeof createDesk>
type Row = {
  /** What happens in a joined call. */
  readonly when: (desk: Desk) => void | Promise<unknown>
  readonly told: readonly unknown[]
}

const tell =
  (...events: TransportEvent[]) =>
  ({ transport }: Desk) =>
    events.forEach((event) => transport.call.tell(event))

const somebody = { id: 'a', userName: 'Ada', isLocal: false, audio: 'playable' } as const
const joins = { type: 'participant-joined', participant: somebody } as const
const track = new FakeTrack('a')
const sound = { participantId: 'a', kind: 'audio', track } as const
const again = async ({ session }: Desk) => {
  await session.leave()
  await session.join({ url })
}
const fault = new CallFatalError('ejected', 'out')
const refusal = new MediaError('permissions', 'no')
const lobby = { access: { level: 'lobby' } } as const
const low = { threshold: 'low', quality: 60 } as const
const interrupted = { type: 'sfu', event: 'interrupted' } as const
const warning = { type: 'live-streaming-warning', message: 'slow' } as const

// An event without a row does not compile.
const rows: Record<keyof CallEvents, Row> = {
  loading: { when: again, told: [] },
  loaded: { when: again, told: [] },
  'joining-meeting': { when: again, told: [] },
  'joined-meeting': { when: again, told: [{ local: expect.anything() as unknown }] },
  'left-meeting': { when: ({ session }) => session.leave(), told: [] },
  error: { when: tell({ type: 'failed', error: fault }), told: [fault] },
  'camera-error': { when: tell({ type: 'media-error', error: refusal }), told: [refusal] },
  'nonfatal-error': { when: tell({ type: 'nonfatal-error', error: warning }), told: [warning] },
  'access-state-updated': { when: tell({ type: 'access', state: lobby }), told: [lobby] },
  'participant-joined': { when: tell(joins), told: [somebody] },
  'participant-updated': {
    when: tell({ type: 'participant-updated', participant: somebody }),
    told: [somebody],
  },
  'participant-left': {
    when: tell(joins, { type: 'participant-left', participantId: 'a' }),
    told: [somebody],
  },
  'track-started': {
    when: tell(joins, { type: 'track-started', ...sound }),
    told: [{ participant: somebody, kind: 'audio', track }],
  },
  'track-stopped': {
    when: tell(joins, { type: 'track-stopped', ...sound }),
    told: [{ participant: somebody, kind: 'audio', track }],
  },
  'app-message': {
    when: tell({ type: 'message', data: 'listening', fromId: 'a' }),
    told: [{ data: 'listening', fromId: 'a' }],
  },
  'remote-participants-audio-level': {
    when: async ({ session, transport, clock }) => {
      transport.call.levels = { a: 0.2 }
      session.startRemoteParticipantsAudioLevelObserver()
      await clock.pass(100)
    },
    told: [{ a: 0.2 }],
  },
  'network-quality-change': { when: tell({ type: 'network-quality', network: low }), told: [low] },
  'network-connection': {
    when: tell({ type: 'network-connection', network: interrupted }),
    told: [interrupted],
  },
  'available-devices-updated': {
    when: async ({ devices }) => {
      devices.change([])
      await settle()
    },
    told: [[]],
  },
  'recording-started': { when: tell({ type: 'recording-started' }), told: [] },
  'recording-stopped': { when: tell({ type: 'recording-stopped' }), told: [] },
  'playback-blocked': {
    when: tell({ type: 'playback-blocked', error: 'touch first' }),
    told: ['touch first'],
  },
  'call-instance-destroyed': { when: ({ session }) => session.destroy(), told: [] },
}
const events = Object.entries(rows) as [keyof CallEvents, Row][]

describe('events of a call', () => {
  it.each(events)('%s is told once, with what belongs to it', async (name, { when, told }) => {
    const desk = createDesk()
    await desk.session.join({ url })
    const seen = recordEvents(desk.session, [name])

    await when(desk)

    expect(seen).toEqual([[name, ...told]])
  })

  it.each(events)('%s is not told while nothing happens', async (name) => {
    const desk = createDesk()
    await desk.session.join({ url })
    const seen = recordEvents(desk.session, [name])

    await desk.clock.pass(1_000)

    expect(seen).toEqual([])
  })

  it('say nothing of a track that belongs to nobody', async () => {
    const desk = createDesk()
    await desk.session.join({ url })
    const seen = recordEvents(desk.session, ['track-started', 'track-stopped'])
    tell({ type: 'track-started', ...sound }, { type: 'track-stopped', ...sound })(desk)
    expect(seen).toEqual([])
  })

  it.each<NonFatalErrorType>([
    'input-settings-error',
    'screen-share-error',
    'local-audio-level-observer-error',
    'video-processor-error',
    'audio-processor-error',
    'remote-media-player-error',
    'live-streaming-warning',
    'meeting-session-data-error',
  ])('tell of %s, and the call goes on', async (type) => {
    const desk = createDesk()
    await desk.session.join({ url })
    const seen = recordEvents(desk.session, ['nonfatal-error', 'error'])
    tell({ type: 'nonfatal-error', error: { type, message: 'why' } })(desk)
    expect(seen).toEqual([['nonfatal-error', { type, message: 'why' }]])
    expect(desk.session.state).toBe('joined')
  })
})
