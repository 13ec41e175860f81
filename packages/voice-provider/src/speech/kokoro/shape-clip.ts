export type ClipShape = {
  readonly rateHz: number
  /** How much of the quiet around the speech stays. */
  readonly leadMs: number
  readonly tailMs: number
}

const quietRatio = 0.02
const targetLevel = 0.11
const highestPeak = 0.89
const edgeMs = 4

/** Cuts the quiet before and after the speech, brings it to one loudness and rounds its edges. */
export function shapeClip(samples: Float32Array, shape: ClipShape): Float32Array {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  if (peak === 0) return new Float32Array(0)
  const isLoud = (sample: number) => Math.abs(sample) > peak * quietRatio
  const first = samples.findIndex(isLoud)
  const last = samples.findLastIndex(isLoud)
  const from = Math.max(0, first - toSamples(shape.leadMs, shape))
  const to = Math.min(samples.length, last + 1 + toSamples(shape.tailMs, shape))
  const clip = samples.slice(from, to)
  const gain = Math.min(targetLevel / level(samples.subarray(first, last + 1)), highestPeak / peak)
  const edge = toSamples(edgeMs, shape)
  return clip.map((sample, at) => {
    const fade = Math.min(1, (at + 1) / edge, (clip.length - at) / edge)
    return sample * gain * fade
  })
}

function level(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

function toSamples(ms: number, { rateHz }: ClipShape): number {
  return Math.round((ms * rateHz) / 1000)
}
