// Every number of the voice client, kept to and passed by.
import { createVoiceDesk, playCall, recordEvents, settle, type VoiceDesk } from '@nightdesk/testkit'
import { describe, expect, it } from 'vitest'
import { volumeOf } from './index.ts'

type Row = {
  readonly rule: string
  readonly options?: Parameters<typeof createVoiceDesk>[0]
  readonly kept: (desk: VoiceDesk) => unknown
  readonly passed: (desk: VoiceDesk) => unknown
  readonly expected: readonly [kept: unknown, passed: unknown]
}

const joins = ({ transport }: VoiceDesk) => transport.calls.length
const after = (ms: number, count: (desk: VoiceDesk) => unknown) => async (desk: VoiceDesk) => {
  void desk.client.start('air')
  await desk.clock.pass(ms)
  return count(desk)
}
const samples = (ms: number) => async (desk: VoiceDesk) => {
  await desk.client.start('air')
  const seen = recordEvents(desk.client, ['volume-level'])
  await desk.clock.pass(ms)
  return seen.length
}
const story =
  (...lines: string[]) =>
  (desk: VoiceDesk) =>
    playCall(desk, ['caller starts', ...lines])
const processors =
  (options?: { readonly noiseCancellation: boolean }) => async (desk: VoiceDesk) => {
    desk.transport.abilities.set('updateInputSettings', async () => {})
    await desk.client.start('air', undefined, undefined, options)
    await settle()
    return desk.transport.call.performed.map(([, settings]) => settings)
  }
const film = (videoRecordingEnabled: boolean) => async (desk: VoiceDesk) => {
  desk.provider.body = {
    webCallUrl: desk.provider.callUrl(),
    artifactPlan: { videoRecordingEnabled },
  }
  desk.transport.abilities.set('startRecording', async () => {})
  await desk.client.start('air')
  return desk.transport.call.performed
    .filter(([method]) => method === 'startRecording')
    .map(([, options]) => options)
}

const rows: readonly Row[] = [
  {
    rule: '1 second wait on mobile before joining',
    options: { isMobile: () => true },
    kept: after(1_000, joins),
    passed: after(999, joins),
    expected: [1, 0],
  },
  {
    rule: 'no wait elsewhere',
    kept: after(0, joins),
    passed: ({ transport }) => transport.calls.length,
    expected: [1, 0],
  },
  {
    rule: 'remote audio level observer every 100 ms',
    kept: samples(1_000),
    passed: samples(99),
    expected: [10, 0],
  },
  {
    rule: 'speaking threshold 0.01 of summed level',
    kept: story('level 0.0101 for 0.1s'),
    passed: story('level 0.01 for 0.1s'),
    expected: [['speech-start'], []],
  },
  {
    rule: 'volume scaled by dividing by 0.15',
    kept: () => volumeOf(0.075),
    passed: () => volumeOf(0),
    expected: [0.5, 0],
  },
  {
    rule: 'and capped at 1',
    kept: () => volumeOf(0.15),
    passed: () => volumeOf(9),
    expected: [1, 1],
  },
  {
    rule: 'speech-end after 1 second of silence',
    kept: story('assistant speaks 0.1s', 'silence 1s'),
    passed: story('assistant speaks 0.1s', 'silence 0.999s'),
    expected: [['speech-start', 'speech-end'], ['speech-start']],
  },
  {
    rule: 'recording 1280x720',
    kept: film(true),
    passed: film(false),
    expected: [[expect.objectContaining({ width: 1280, height: 720 })], []],
  },
  {
    rule: 'noise cancellation on by default',
    kept: processors(),
    passed: processors({ noiseCancellation: false }),
    expected: [[{ audio: { processor: { type: 'noise-cancellation' } } }], []],
  },
]

describe.each(rows)('$rule', ({ options, kept, passed, expected }) => {
  it('holds', async () => {
    expect(await kept(createVoiceDesk(options))).toEqual(expected[0])
  })

  it('has its other side', async () => {
    expect(await passed(createVoiceDesk(options))).toEqual(expected[1])
  })
})
