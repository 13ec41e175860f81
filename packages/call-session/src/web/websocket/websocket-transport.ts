import { assistantUserName, closeCodes } from '@nightdesk/contracts'
import { createDisposer, type Disposer } from '../../disposer.ts'
import { toFatalError } from '../../errors/fatal-error.ts'
import type { CallLine, CallTransport, JoinRequest } from '../../transport.ts'
import { createAudioOutput, type AudioOutput } from '../audio-output.ts'
import { applyInputSettings } from '../audio-processor.ts'
import { browserTrack } from '../browser-microphone.ts'
import { createLocalMeter } from '../local-meter.ts'
import { systemClock } from '../system-clock.ts'
import { closeFault, socketOpened, toSocketUrl } from './open-socket.ts'
import {
  createPcmPlayer,
  createPcmRecorder,
  type PcmPlayer,
  type PcmRecorder,
} from './pcm-audio.ts'
import { watchFrames } from './watch-frames.ts'

export type WebSocketOptions = {
  readonly output?: AudioOutput
  /** Where the audio thread's program lies, on the page's own origin. */
  readonly workletUrl?: string
}

type Sound = { readonly player: PcmPlayer; readonly recorder: PcmRecorder }

const assistantId = 'assistant'

/** A call over one WebSocket: texts are messages, binary frames are sound. */
export function createWebSocketTransport(options: WebSocketOptions = {}): CallTransport {
  const output = options.output ?? createAudioOutput()
  const workletUrl = options.workletUrl ?? new URL('./pcm-worklet.js', import.meta.url).href
  return {
    name: 'websocket',
    prime: () => output.prime(),
    join: (request) => join(request, output, workletUrl),
  }
}

async function join(
  request: JoinRequest,
  output: AudioOutput,
  workletUrl: string,
): Promise<CallLine> {
  const { signal, url } = request
  const socket = new WebSocket(toSocketUrl(url))
  socket.binaryType = 'arraybuffer'
  const disposer = createDisposer()
  const giveUp = () => disposer.dispose()
  signal.addEventListener('abort', giveUp, { once: true })
  disposer.add(() => {
    signal.removeEventListener('abort', giveUp)
    output.stop()
    // Only whoever leaves has hung up: without this line the call may go on over another.
    socket.close(closeCodes.lineGivenUp)
  })
  try {
    const send = (frame: ArrayBuffer) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(frame)
    }
    const opened = socketOpened(socket)
    // Listened to from the beginning: the first words come with the connection.
    const hearLater = listen(socket, request, disposer)
    const [player, recorder] = await Promise.all([
      createPcmPlayer(workletUrl, disposer),
      createPcmRecorder(workletUrl, disposer, send),
      opened,
    ])
    recorder.listen(browserTrack(request.microphone))
    hearLater(player)
    watchFrames(socket, { clock: systemClock, disposer, onEvent: request.onEvent })
    void meet(request, output, player)
    return createLine({ player, recorder }, { socket, request, disposer, output })
  } catch (error) {
    disposer.dispose()
    throw toFatalError(error, 'join')
  }
}

/** Hands on what the provider sends; sound that comes before the player is ready is lost. */
function listen(
  socket: WebSocket,
  { onEvent }: JoinRequest,
  disposer: Disposer,
): (player: PcmPlayer) => void {
  let player: PcmPlayer | undefined
  let closedWith: number | undefined
  let isOver = false
  disposer.add(() => {
    isOver = true
  })
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onEvent({ type: 'message', data, fromId: assistantId })
    else if (data instanceof ArrayBuffer) player?.play(data)
  })
  const tellEnd = () => {
    if (isOver || !player || closedWith === undefined) return
    const error = closeFault(closedWith, 'reconnect')
    onEvent(error ? { type: 'failed', error } : { type: 'left' })
  }
  socket.addEventListener('close', ({ code }) => {
    closedWith = code
    tellEnd()
  })
  return (ready) => {
    player = ready
    // It may have closed while the player was made.
    tellEnd()
  }
}

async function meet(
  { onEvent }: JoinRequest,
  output: AudioOutput,
  { stream }: PcmPlayer,
): Promise<void> {
  const participant = {
    id: assistantId,
    userName: assistantUserName,
    isLocal: false,
    audio: 'playable',
  } as const
  onEvent({ type: 'participant-joined', participant })
  const isHeard = await output.play(stream, (error) => {
    onEvent({ type: 'playback-blocked', error })
  })
  const [track] = stream.getAudioTracks()
  if (!isHeard || !track) return
  onEvent({ type: 'track-started', participantId: assistantId, kind: 'audio', track })
}

type Open = {
  readonly socket: WebSocket
  readonly request: JoinRequest
  readonly disposer: Disposer
  readonly output: AudioOutput
}

function createLine({ recorder }: Sound, { socket, request, disposer, output }: Open): CallLine {
  let track = browserTrack(request.microphone)
  const meter = createLocalMeter(track, disposer)
  return {
    send(data) {
      if (socket.readyState !== WebSocket.OPEN) return
      socket.send(typeof data === 'string' ? data : JSON.stringify(data))
    },
    async setMicrophone(next) {
      track = browserTrack(next)
      recorder.listen(track)
      meter.follow(track)
    },
    localLevel: () => meter.level(),
    remoteLevels: () => ({ [assistantId]: output.level() }),
    setOutputDevice: (deviceId) => output.setDevice(deviceId),
    setOutputVolume: (volume) => output.setVolume(volume),
    perform: (method, options) =>
      method === 'updateInputSettings' ? applyInputSettings(track, options) : undefined,
    async leave() {
      // The first code that is said counts.
      socket.close(closeCodes.normal)
      disposer.dispose()
    },
  }
}
