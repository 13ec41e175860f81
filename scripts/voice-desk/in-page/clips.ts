/** 16-bit samples as Web Audio has them, between -1 and 1. */
export function toSamples(words: ArrayBuffer): Float32Array<ArrayBuffer> {
  return Float32Array.from(new Int16Array(words), (value) => value / 32_768)
}

/** A stretch of sound, ready to be started. */
export function connectClip(
  sound: AudioContext,
  samples: Float32Array<ArrayBuffer>,
  { sampleRateHz, to, input = 0 }: { sampleRateHz: number; to: AudioNode; input?: number },
): AudioBufferSourceNode {
  const buffer = sound.createBuffer(1, samples.length, sampleRateHz)
  buffer.copyToChannel(samples, 0)
  const clip = sound.createBufferSource()
  clip.buffer = buffer
  clip.connect(to, 0, input)
  return clip
}
