import { Application, createDecoder, createEncoder, Signal } from 'libopus-wasm'

export type OpusRate = 8_000 | 12_000 | 16_000 | 24_000 | 48_000

const frameMs = 20
const framesPerSecond = 1000 / frameMs
const bitrate = 32_000
// The default costs ten times the processor for nothing one could hear.
const liveComplexity = 5
const rates: readonly number[] = [8_000, 12_000, 16_000, 24_000, 48_000]

export type OpusWriter = {
  /** Packets of 20 ms; the last one is filled up with silence. */
  write(samples: Float32Array): Uint8Array[]
  close(): void
}

/** Opus for speech. `complexity` 10 is for clips that are made once and kept. */
export async function createOpusWriter(
  sampleRateHz: number,
  complexity: number = liveComplexity,
): Promise<OpusWriter> {
  const frameSize = sampleRateHz / framesPerSecond
  const encoder = await createEncoder({
    sampleRate: asOpusRate(sampleRateHz),
    channels: 1,
    frameSize,
    application: Application.Audio,
    signal: Signal.Voice,
    bitrate,
    complexity,
  })
  return {
    write(samples) {
      const padded = new Float32Array(Math.ceil(samples.length / frameSize) * frameSize)
      padded.set(samples)
      return Array.from({ length: padded.length / frameSize }, (_, at) =>
        encoder.encodeFloat(padded.subarray(at * frameSize, (at + 1) * frameSize)),
      )
    },
    close: () => encoder.free(),
  }
}

export type OpusReader = {
  read(packet: Uint8Array): Float32Array
  /** What may have been in a packet that got lost, from what came before and, where it is known, after it. */
  makeUp(after?: Uint8Array): Float32Array
  close(): void
}

export async function createOpusReader(sampleRateHz: OpusRate): Promise<OpusReader> {
  const decoder = await createDecoder({ sampleRate: sampleRateHz, channels: 1 })
  const frameSize = sampleRateHz / framesPerSecond
  return {
    read: (packet) => decoder.decodeFloat(packet),
    makeUp: (after) =>
      after
        ? decoder.decodeFloat(after, { decodeFec: true, frameSize })
        : decoder.decodePacketLossFloat(frameSize),
    close: () => decoder.free(),
  }
}

/** The packets of a whole clip as samples. */
export async function decodeClip(
  packets: readonly Uint8Array[],
  sampleRateHz: OpusRate,
): Promise<Float32Array> {
  const reader = await createOpusReader(sampleRateHz)
  try {
    const parts = packets.map((packet) => reader.read(packet))
    const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
    let at = 0
    for (const part of parts) {
      samples.set(part, at)
      at += part.length
    }
    return samples
  } finally {
    reader.close()
  }
}

function asOpusRate(sampleRateHz: number): OpusRate {
  if (!rates.includes(sampleRateHz)) throw new Error(`Opus has no rate of ${sampleRateHz} Hz`)
  return sampleRateHz as OpusRate
}
