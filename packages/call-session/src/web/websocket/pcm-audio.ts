import { pcmFrames } from '@nightdesk/contracts'
import { createDisposer, type Disposer } from '../../disposer.ts'
import { keepAwake } from '../interruptions.ts'

/** Frames that wait before the first one sounds, and the most that may wait. */
const headStartFrames = 3
const mostFrames = 25

export type PcmPlayer = {
  /** What is heard, for a media element. */
  readonly stream: MediaStream
  play(frame: ArrayBuffer): void
}

/** Makes a stream out of the provider's frames. */
export async function createPcmPlayer(workletUrl: string, disposer: Disposer): Promise<PcmPlayer> {
  const { sampleRateHz, samples } = pcmFrames.toPage
  const context = await openContext(workletUrl, disposer, { sampleRate: sampleRateHz })
  const node = new AudioWorkletNode(context, 'pcm-playback', {
    numberOfInputs: 0,
    outputChannelCount: [1],
    processorOptions: {
      headStartSamples: headStartFrames * samples,
      mostSamples: mostFrames * samples,
    },
  })
  const destination = new MediaStreamAudioDestinationNode(context, { channelCount: 1 })
  node.connect(destination)
  return {
    stream: destination.stream,
    play: (frame) => node.port.postMessage(frame, [frame]),
  }
}

export type PcmRecorder = {
  /** Hears another track, or none. */
  listen(track: MediaStreamTrack | null): void
}

/** Makes the provider's frames out of a microphone. */
export async function createPcmRecorder(
  workletUrl: string,
  disposer: Disposer,
  onFrame: (frame: ArrayBuffer) => void,
): Promise<PcmRecorder> {
  const { sampleRateHz, samples } = pcmFrames.toProvider
  // At the machine's own rate: some browsers refuse a microphone in a context of another one.
  const context = await openContext(workletUrl, disposer, {})
  const node = new AudioWorkletNode(context, 'pcm-capture', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
    processorOptions: { sampleRateHz, frameSamples: samples },
  })
  node.port.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => onFrame(data))
  node.port.start()
  let source: MediaStreamAudioSourceNode | undefined
  return {
    listen(track) {
      source?.disconnect()
      source = track ? context.createMediaStreamSource(new MediaStream([track])) : undefined
      source?.connect(node)
    },
  }
}

async function openContext(
  workletUrl: string,
  disposer: Disposer,
  options: AudioContextOptions,
): Promise<AudioContext> {
  const context = new AudioContext(options)
  const loading = context.audioWorklet.addModule(workletUrl)
  const own = createDisposer()
  own.add(() => {
    // Closing while a module loads crashes some browsers.
    const close = () => context.close().catch(() => {})
    loading.then(close, close)
  })
  disposer.add(() => own.dispose())
  await loading
  // A browser that wants to be touched first says nothing: it just does not begin.
  own.add(keepAwake(context))
  return context
}
