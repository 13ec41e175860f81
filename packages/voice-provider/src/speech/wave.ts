export type Wave = { readonly samples: Float32Array; readonly sampleRateHz: number }

const headerBytes = 44
const fullScale = 32_768

/** Reads a WAV file of 16-bit samples in one channel; its chunks may come in any order. */
export function readWave(bytes: Uint8Array): Wave {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let sampleRateHz = 0
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4))
    const length = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8)
    if (name === 'fmt ') sampleRateHz = view.getUint32(at + 12, true)
    if (name === 'data') return { samples: toSamples(view, at + 8, length), sampleRateHz }
    at += 8 + length + (length % 2)
  }
  throw new Error('Not a WAV file')
}

function toSamples(view: DataView, from: number, length: number): Float32Array {
  return Float32Array.from(
    { length: Math.floor(length / 2) },
    (_, at) => view.getInt16(from + at * 2, true) / fullScale,
  )
}

export function writeWave({ samples, sampleRateHz }: Wave): Uint8Array {
  const bytes = new Uint8Array(headerBytes + samples.length * 2)
  const view = new DataView(bytes.buffer)
  const text = new TextEncoder()
  bytes.set(text.encode('RIFF'), 0)
  view.setUint32(4, bytes.length - 8, true)
  bytes.set(text.encode('WAVEfmt '), 8)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRateHz, true)
  view.setUint32(28, sampleRateHz * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  bytes.set(text.encode('data'), 36)
  view.setUint32(40, samples.length * 2, true)
  samples.forEach((sample, at) => view.setInt16(headerBytes + at * 2, toInt16(sample), true))
  return bytes
}

export function toInt16(sample: number): number {
  return Math.round(Math.max(-1, Math.min(1, sample)) * (fullScale - 1))
}
