import { assistantUserName } from '@nightdesk/contracts'
import type { Clock } from '../../clock.ts'
import { createDisposer, type Disposer } from '../../disposer.ts'
import { toFatalError } from '../../errors/fatal-error.ts'
import type { CallLine, CallTransport, JoinRequest } from '../../transport.ts'
import { untilStopped } from '../../until-stopped.ts'
import { applyInputSettings } from '../audio-processor.ts'
import { createAudioOutput, type AudioOutput } from '../audio-output.ts'
import { browserTrack } from '../browser-microphone.ts'
import { endCall } from '../end-call.ts'
import { createLocalMeter } from '../local-meter.ts'
import { systemClock } from '../system-clock.ts'
import { exchangeOffer, type Fetch } from './exchange-offer.ts'
import { openMessageChannel, type MessageChannel } from './message-channel.ts'
import { watchConnection } from './watch-connection.ts'
import { watchQuality } from './watch-quality.ts'

export type WebRtcOptions = {
  readonly output?: AudioOutput
  readonly clock?: Clock
  readonly fetch?: Fetch
  readonly iceServers?: readonly RTCIceServer[]
}

type Parts = Required<Omit<WebRtcOptions, 'iceServers'>>

type Joining = {
  readonly peer: RTCPeerConnection
  readonly sender: RTCRtpSender
  readonly channel: MessageChannel
  readonly disposer: Disposer
}

const assistantId = 'assistant'

/** A call over the browser's own WebRTC: one offer, one answer, sound both ways and one data channel. */
export function createWebRtcTransport(options: WebRtcOptions = {}): CallTransport {
  const parts: Parts = {
    output: options.output ?? createAudioOutput(),
    clock: options.clock ?? systemClock,
    // Called as a plain function: a browser's fetch refuses to be a method of something else.
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
  }
  const configuration = { iceServers: [...(options.iceServers ?? [])] }
  return {
    name: 'webrtc',
    prime: () => parts.output.prime(),
    join: (request) => join(new RTCPeerConnection(configuration), request, parts),
    abandon: (url) => endCall(parts.fetch, url),
  }
}

async function join(
  peer: RTCPeerConnection,
  request: JoinRequest,
  parts: Parts,
): Promise<CallLine> {
  const { signal, url } = request
  const disposer = createDisposer()
  const giveUp = () => disposer.dispose()
  signal.addEventListener('abort', giveUp, { once: true })
  disposer.add(() => {
    signal.removeEventListener('abort', giveUp)
    parts.output.stop()
    peer.close()
  })
  let isOver = false
  let hasOtherSideLeft = false
  disposer.add(() => {
    isOver = true
  })
  const handleClosed = () => {
    // The channel closes also when we do.
    if (isOver) return
    hasOtherSideLeft = true
    request.onEvent({ type: 'left' })
  }
  try {
    const { sender, channel } = prepare(peer, { request, parts, disposer, handleClosed })
    // A peer that is closed meanwhile never answers, nor does its channel say so.
    await untilStopped(
      signal,
      connect(peer, request, parts).then(() => channel.opened),
    )
    watchQuality(peer, { ...parts, disposer, onEvent: request.onEvent })
    const goodbye = () => (hasOtherSideLeft ? undefined : endCall(parts.fetch, url))
    return createLine({ peer, sender, channel, disposer }, request, { ...parts, goodbye })
  } catch (error) {
    disposer.dispose()
    throw toFatalError(error, 'join')
  }
}

async function connect(
  peer: RTCPeerConnection,
  { url, signal }: JoinRequest,
  { fetch }: Parts,
): Promise<void> {
  await peer.setLocalDescription()
  // Not waiting for candidates: the provider learns the page's address from its first packet.
  const offer = peer.localDescription?.sdp ?? ''
  const sdp = await exchangeOffer(fetch, { url, offer, signal })
  await peer.setRemoteDescription({ type: 'answer', sdp })
}

type Preparation = {
  readonly request: JoinRequest
  readonly parts: Parts
  readonly disposer: Disposer
  readonly handleClosed: () => void
}

function prepare(
  peer: RTCPeerConnection,
  { request, parts, disposer, handleClosed }: Preparation,
): Pick<Joining, 'sender' | 'channel'> {
  const { onEvent, microphone } = request
  const channel = openMessageChannel(peer, {
    onText: (data) => onEvent({ type: 'message', data, fromId: assistantId }),
    onClosed: handleClosed,
  })
  // Both ways also without a microphone, so that one can be put in later without a new offer.
  const { sender } = peer.addTransceiver(browserTrack(microphone) ?? 'audio', {
    direction: 'sendrecv',
  })
  watchConnection(peer, { ...parts, disposer, onEvent })
  peer.addEventListener('track', (event) => void hear(event, request, parts.output))
  return { sender, channel }
}

/** The assistant's voice has come: it is in the call, and once it can be heard its track has started. */
async function hear(
  { track, receiver }: RTCTrackEvent,
  { onEvent }: JoinRequest,
  output: AudioOutput,
): Promise<void> {
  // Every millisecond of buffer is a millisecond of waiting for an answer.
  receiver.jitterBufferTarget = 0
  const participant = {
    id: assistantId,
    userName: assistantUserName,
    isLocal: false,
    audio: 'playable',
  } as const
  onEvent({ type: 'participant-joined', participant })
  const isHeard = await output.play(new MediaStream([track]), (error) => {
    onEvent({ type: 'playback-blocked', error })
  })
  if (isHeard) onEvent({ type: 'track-started', participantId: assistantId, kind: 'audio', track })
}

function createLine(
  { sender, channel, disposer }: Joining,
  { microphone }: JoinRequest,
  { output, goodbye }: Parts & { readonly goodbye: () => Promise<void> | undefined },
): CallLine {
  let track = browserTrack(microphone)
  let left: Promise<void> | undefined
  const meter = createLocalMeter(track, disposer)
  return {
    send: (data) => channel.send(data),
    async setMicrophone(next) {
      track = browserTrack(next)
      await sender.replaceTrack(track)
      meter.follow(track)
    },
    localLevel: () => meter.level(),
    remoteLevels: () => ({ [assistantId]: output.level() }),
    setOutputDevice: (deviceId) => output.setDevice(deviceId),
    setOutputVolume: (volume) => output.setVolume(volume),
    perform: (method, options) =>
      method === 'updateInputSettings' ? applyInputSettings(track, options) : undefined,
    leave() {
      disposer.dispose()
      left ??= Promise.resolve(goodbye())
      return left
    },
  }
}
