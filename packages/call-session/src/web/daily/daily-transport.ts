import { voiceLimits } from '@nightdesk/contracts'
import { createDisposer, type Disposer } from '../../disposer.ts'
import type { CallLine, CallTransport, JoinRequest } from '../../transport.ts'
import { untilStopped } from '../../until-stopped.ts'
import { createAudioOutput, type AudioOutput } from '../audio-output.ts'
import { browserTrack } from '../browser-microphone.ts'
import { createLocalMeter, type LocalMeter } from '../local-meter.ts'
import type { DailyCall, DailyFactory, DailyTrackEvent } from './daily-call.ts'
import { loadDaily } from './load-daily.ts'
import { toFatal, toParticipant, translateEvents } from './translate-events.ts'

export type DailyOptions = {
  readonly output?: AudioOutput
  /** Fetches the library; a page that has it already hands it over. */
  readonly load?: () => Promise<DailyFactory>
  /** More for the library's own configuration. */
  readonly dailyConfig?: Readonly<Record<string, unknown>>
  /** Whether the assistant's picture is wanted too. */
  readonly video?: boolean
}

type Parts = Required<DailyOptions>

/** What the library can do beyond talking, by the name it has there too. */
const methods: ReadonlySet<string> = new Set([
  'startRecording',
  'stopRecording',
  'updateInputSettings',
  'updateSendSettings',
  'setUserData',
  'setMeetingSessionData',
  'requestAccess',
  'startDialOut',
  'stopDialOut',
  'sendDTMF',
  'sipCallTransfer',
  'sipRefer',
  'startRemoteMediaPlayer',
  'updateRemoteMediaPlayer',
  'stopRemoteMediaPlayer',
  'startScreenShare',
  'stopScreenShare',
])

/** A call at the hosted provider, through the library it needs, which is fetched with the first call. */
export function createDailyTransport(options: DailyOptions = {}): CallTransport {
  const parts: Parts = {
    output: options.output ?? createAudioOutput(),
    load: options.load ?? loadDaily,
    dailyConfig: options.dailyConfig ?? {},
    video: options.video ?? false,
  }
  return {
    name: 'daily',
    prime: () => parts.output.prime(),
    load: async () => void (await parts.load()),
    join: async (request) => join(await parts.load(), request, parts),
  }
}

async function join(factory: DailyFactory, request: JoinRequest, parts: Parts): Promise<CallLine> {
  const { signal, url, token, userName, extra } = request
  const call = factory.createCallObject({
    audioSource: browserTrack(request.microphone) ?? false,
    videoSource: false,
    // A call that has just ended may still be closing when the next one begins.
    allowMultipleCallInstances: true,
    // Without it the library evaluates what it fetches, which no strict policy allows.
    dailyConfig: { avoidEval: true, ...parts.dailyConfig },
  })
  const disposer = createDisposer()
  let destroyed: Promise<void> | undefined
  const leave = () => {
    disposer.dispose()
    destroyed ??= call.destroy()
    return destroyed
  }
  const giveUp = () => void leave().catch(() => {})
  signal.addEventListener('abort', giveUp, { once: true })
  disposer.add(() => {
    signal.removeEventListener('abort', giveUp)
    parts.output.stop()
  })
  try {
    const levels = attend(call, request, { ...parts, disposer })
    // The library never settles a join that was given up.
    await untilStopped(
      signal,
      call.join({
        url,
        ...extra,
        subscribeToTracksAutomatically: false,
        ...(token !== undefined && { token }),
        ...(userName !== '' && { userName }),
      }),
    )
    // A call whose loudness nobody can tell is a call all the same.
    void call
      .startRemoteParticipantsAudioLevelObserver(voiceLimits.audioLevelIntervalMs)
      .catch(() => {})
    const meter = createLocalMeter(browserTrack(request.microphone), disposer)
    return createLine(call, { ...parts, levels, meter, leave })
  } catch (error) {
    giveUp()
    throw toFatal(error)
  }
}

/** Listens to the call; returns the loudness of the others, which is kept up to date. */
function attend(
  call: DailyCall,
  { onEvent, signal }: JoinRequest,
  { output, video, disposer }: Parts & { readonly disposer: Disposer },
): () => Readonly<Record<string, number>> {
  let levels: Readonly<Record<string, number>> = {}
  let isOver = false
  disposer.add(() => {
    isOver = true
  })
  translateEvents(call, (event) => {
    if (!isOver && !signal.aborted) onEvent(event)
  })
  call.on('participant-joined', ({ participant }) => {
    if (isOver || participant.local) return
    onEvent({ type: 'participant-joined', participant: toParticipant(participant) })
    call.updateParticipant(participant.session_id, { setSubscribedTracks: { audio: true, video } })
  })
  call.on('track-started', (event) => {
    if (!isOver) void hear(event, onEvent, output)
  })
  call.on('remote-participants-audio-level', ({ participantsAudioLevel }) => {
    levels = participantsAudioLevel
  })
  return () => levels
}

async function hear(
  { participant, track, type }: DailyTrackEvent,
  onEvent: JoinRequest['onEvent'],
  output: AudioOutput,
): Promise<void> {
  if (!participant || participant.local || (type !== 'audio' && type !== 'video')) return
  const started = { type: 'track-started', participantId: participant.session_id, track } as const
  if (type === 'video') return onEvent({ ...started, kind: 'video' })
  const isHeard = await output.play(new MediaStream([track]), (error) => {
    onEvent({ type: 'playback-blocked', error })
  })
  if (isHeard) onEvent({ ...started, kind: 'audio' })
}

type Open = {
  readonly output: AudioOutput
  readonly levels: () => Readonly<Record<string, number>>
  readonly meter: LocalMeter
  readonly leave: () => Promise<void>
}

function createLine(call: DailyCall, { output, levels, meter, leave }: Open): CallLine {
  return {
    send: (data) => void call.sendAppMessage(data),
    async setMicrophone(microphone) {
      const track = browserTrack(microphone)
      await call.setInputDevicesAsync({ audioSource: track ?? false })
      meter.follow(track)
    },
    localLevel: () => meter.level(),
    remoteLevels: levels,
    async setOutputDevice(outputDeviceId) {
      await output.setDevice(outputDeviceId)
      await call.setOutputDeviceAsync({ outputDeviceId })
    },
    setOutputVolume: (volume) => output.setVolume(volume),
    perform: (method, options) =>
      methods.has(method) ? perform(call, method, options) : undefined,
    leave,
  }
}

async function perform(call: DailyCall, method: string, options: unknown): Promise<unknown> {
  const table = call as unknown as Record<string, ((options?: unknown) => unknown) | undefined>
  return table[method]?.(options)
}
