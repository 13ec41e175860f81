import type { Condition } from './spoken-calls.ts'

// A telephone carries this much of a voice.
const phoneBandHz = { from: 300, to: 3400 }
// A room with people in it, well below somebody who speaks into a microphone.
const roomLevel = 0.006
const roomSeconds = 4

/** What is left of a voice under this condition. */
export function hearThrough(
  condition: Condition,
  samples: Float32Array,
  rateHz: number,
): Float32Array {
  if (condition !== 'phone') return samples
  const low = filter(samples, passBelow(phoneBandHz.to, rateHz))
  return filter(low, passAbove(phoneBandHz.from, rateHz))
}

/** What is heard around the caller, to be repeated; nothing where it is quiet. */
export function surroundings(condition: Condition, rateHz: number): Float32Array | undefined {
  if (condition !== 'room') return undefined
  const random = createRandom(7)
  const white = Float32Array.from(
    { length: roomSeconds * rateHz },
    () => (random() * 2 - 1) * roomLevel * 4,
  )
  // Rooms hum and murmur more than they hiss.
  return filter(white, passBelow(900, rateHz))
}

type Biquad = { readonly b: readonly number[]; readonly a: readonly number[] }

const flatQuality = Math.SQRT1_2

function passBelow(hz: number, rateHz: number): Biquad {
  const { cos, alpha } = corner(hz, rateHz)
  return { b: [(1 - cos) / 2, 1 - cos, (1 - cos) / 2], a: [1 + alpha, -2 * cos, 1 - alpha] }
}

function passAbove(hz: number, rateHz: number): Biquad {
  const { cos, alpha } = corner(hz, rateHz)
  return { b: [(1 + cos) / 2, -1 - cos, (1 + cos) / 2], a: [1 + alpha, -2 * cos, 1 - alpha] }
}

function corner(hz: number, rateHz: number) {
  const turn = (2 * Math.PI * hz) / rateHz
  return { cos: Math.cos(turn), alpha: Math.sin(turn) / (2 * flatQuality) }
}

function filter(samples: Float32Array, { b, a }: Biquad): Float32Array {
  const [b0 = 0, b1 = 0, b2 = 0] = b
  const [a0 = 1, a1 = 0, a2 = 0] = a
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map((x0) => {
    const y0 = (b0 * x0 + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0
    ;[x2, x1, y2, y1] = [x1, x0, y1, y0]
    return y0
  })
}

/** The same murmur in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
