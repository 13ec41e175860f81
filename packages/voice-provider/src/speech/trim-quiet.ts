const quietRatio = 0.02
const keptMs = 10

/** Cuts the quiet before and after speech: whoever waits for an answer waits for its first sound. */
export function trimQuiet(samples: Float32Array, sampleRateHz: number): Float32Array {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  const isLoud = (sample: number) => Math.abs(sample) > peak * quietRatio
  const kept = Math.round((keptMs * sampleRateHz) / 1000)
  const from = Math.max(0, samples.findIndex(isLoud) - kept)
  return samples.slice(from, samples.findLastIndex(isLoud) + 1 + kept)
}
