export type JoinedLines = {
  readonly samples: Float32Array
  /** When each line begins, in seconds. */
  readonly starts: readonly number[]
}

// As people leave it between them: less sounds like one person, more like a bad line.
const pauseSeconds = 0.4
const leadSeconds = 0.15
const tailSeconds = 0.3

/** Lines one after the other, with the pauses of a call between them. */
export function joinLines(lines: readonly Float32Array[], rateHz: number): JoinedLines {
  const starts: number[] = []
  let end = leadSeconds
  for (const line of lines) {
    if (starts.length > 0) end += pauseSeconds
    starts.push(round(end))
    end += line.length / rateHz
  }
  const samples = new Float32Array(Math.round((end + tailSeconds) * rateHz))
  for (const [at, line] of lines.entries()) {
    samples.set(line, Math.round((starts[at] ?? 0) * rateHz))
  }
  return { samples, starts }
}

const levelsPerSecond = 10
const loudest = 0.2

/** How loud each tenth of a second is, as one digit. */
export function readLevels(samples: Float32Array, rateHz: number): string {
  const size = rateHz / levelsPerSecond
  const count = Math.ceil(samples.length / size)
  return Array.from({ length: count }, (_, at) => {
    const part = samples.subarray(at * size, (at + 1) * size)
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / part.length
    return Math.round(Math.min(1, Math.sqrt(power) / loudest) * 9)
  }).join('')
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100
}
