/** Of a stretch of 16-bit samples: 0 for silence, 1 for as loud as can be. */
export function loudness(samples: Int16Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / samples.length) / 32_768
}
