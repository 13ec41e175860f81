/** The last stretch of a sound without end. Positions are counted from its very beginning. */
export type SoundMemory = {
  readonly length: number
  append(samples: Float32Array): void
  /** What is still there of these positions. */
  slice(from: number, to: number): Float32Array
  /** Begins anew, with nothing left of what was there. */
  clear(): void
}

export function createSoundMemory(capacity: number): SoundMemory {
  const ring = new Float32Array(capacity)
  let length = 0
  return {
    get length() {
      return length
    },
    append(samples) {
      const start = length % capacity
      const fits = Math.min(samples.length, capacity - start)
      ring.set(samples.subarray(0, fits), start)
      ring.set(samples.subarray(fits), 0)
      length += samples.length
    },
    slice(from, to) {
      const first = Math.max(from, length - capacity, 0)
      const end = Math.min(to, length)
      const copy = new Float32Array(Math.max(0, end - first))
      for (let at = 0; at < copy.length; at++) copy[at] = ring[(first + at) % capacity] as number
      return copy
    },
    clear() {
      ring.fill(0)
      length = 0
    },
  }
}
