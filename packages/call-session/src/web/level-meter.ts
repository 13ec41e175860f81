import { keepAwake } from './interruptions.ts'

export type LevelMeter = {
  /** Called inside a gesture: a context that was made outside of one may have to be woken. */
  wake(): void
  listen(stream: MediaStream): void
  /** Root mean square of the last moments, 0 to 1. */
  level(): number
  close(): void
}

/** About the time between two readings at 48 kHz, so that no sound falls between them. */
const windowSamples = 4096

const deafMeter: LevelMeter = { wake: () => {}, listen: () => {}, level: () => 0, close: () => {} }

/**
 * Measures a stream without playing it, and tells whenever sound flows again after an interruption. Where the browser
 * cannot, a call is worth more than its meter.
 */
export function createLevelMeter(onRunning?: () => void): LevelMeter {
  try {
    return createAnalyser(onRunning)
  } catch {
    return deafMeter
  }
}

function createAnalyser(onRunning?: () => void): LevelMeter {
  const context = new AudioContext()
  const stopWaking = keepAwake(context, onRunning)
  const analyser = new AnalyserNode(context, { fftSize: windowSamples })
  const samples = new Float32Array(windowSamples)
  let source: MediaStreamAudioSourceNode | undefined
  const wake = () => {
    if (context.state === 'suspended') context.resume().catch(() => {})
  }
  return {
    wake,
    listen(stream) {
      source?.disconnect()
      source = context.createMediaStreamSource(stream)
      source.connect(analyser)
      wake()
    },
    level() {
      analyser.getFloatTimeDomainData(samples)
      return rootMeanSquare(samples)
    },
    close() {
      stopWaking()
      source?.disconnect()
      context.close().catch(() => {})
    },
  }
}

export function rootMeanSquare(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / samples.length)
}
