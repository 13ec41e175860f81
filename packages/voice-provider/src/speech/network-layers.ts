// The few layers of the voice detector, in plain arrays: so small a network needs no runtime of its own.

/** Features over a few steps of time: all features of the first step, then all of the next. */
export type Features = { readonly steps: number; readonly data: Float32Array }

export type Convolution = {
  /** Output by tap by input, so that the innermost loop walks straight through. */
  readonly weights: Float32Array
  readonly bias: Float32Array
  readonly stride: number
}

const taps = 3

/** The weights of a model come output by input by tap. */
export function arrangeTaps(weights: Float32Array, outputs: number): Float32Array {
  const inputs = weights.length / outputs / taps
  return weights.map((_, at) => {
    const output = Math.floor(at / (inputs * taps))
    const tap = Math.floor(at / inputs) % taps
    return weights[(output * inputs + (at % inputs)) * taps + tap] as number
  })
}

/** A convolution over time with one step of padding, then everything below zero is cut. */
export function convolve(input: Features, { weights, bias, stride }: Convolution): Features {
  const inputs = input.data.length / input.steps
  const outputs = bias.length
  const steps = Math.floor((input.steps - 1) / stride) + 1
  const data = new Float32Array(outputs * steps)
  for (let step = 0; step < steps; step++) {
    const first = Math.max(0, step * stride - 1)
    const last = Math.min(input.steps - 1, step * stride + 1)
    const skippedTaps = first - (step * stride - 1)
    const length = (last - first + 1) * inputs
    for (let output = 0; output < outputs; output++) {
      const start = (output * taps + skippedTaps) * inputs
      const sum = dot(weights, start, input.data, first * inputs, length)
      data[step * outputs + output] = Math.max(0, sum + (bias[output] as number))
    }
  }
  return { steps, data }
}

/** The sum of products of two stretches, four at a time: one sum would wait for itself. */
export function dot(
  left: Float32Array,
  leftFrom: number,
  right: Float32Array,
  rightFrom: number,
  length: number,
): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  const even = length - (length % 4)
  for (let at = 0; at < even; at += 4) {
    const l = leftFrom + at
    const r = rightFrom + at
    a += (left[l] as number) * (right[r] as number)
    b += (left[l + 1] as number) * (right[r + 1] as number)
    c += (left[l + 2] as number) * (right[r + 2] as number)
    d += (left[l + 3] as number) * (right[r + 3] as number)
  }
  for (let at = even; at < length; at++) {
    a += (left[leftFrom + at] as number) * (right[rightFrom + at] as number)
  }
  return a + b + c + d
}

export type Memory = { readonly hidden: Float32Array; readonly cell: Float32Array }

export type MemoryCell = {
  readonly inputWeights: Float32Array
  readonly hiddenWeights: Float32Array
  readonly inputBias: Float32Array
  readonly hiddenBias: Float32Array
}

/** One step of a long short-term memory: gates in the order input, forget, candidate, output. */
export function remember(input: Float32Array, memory: Memory, weights: MemoryCell): Memory {
  const size = memory.hidden.length
  const gates = new Float32Array(4 * size)
  for (let gate = 0; gate < gates.length; gate++) {
    const row = gate * size
    gates[gate] =
      (weights.inputBias[gate] as number) +
      (weights.hiddenBias[gate] as number) +
      dot(weights.inputWeights, row, input, 0, size) +
      dot(weights.hiddenWeights, row, memory.hidden, 0, size)
  }
  const gateAt = (gate: number, at: number) => gates[gate * size + at] as number
  const cell = memory.cell.map(
    (held, at) => sigmoid(gateAt(1, at)) * held + sigmoid(gateAt(0, at)) * Math.tanh(gateAt(2, at)),
  )
  return { cell, hidden: cell.map((held, at) => sigmoid(gateAt(3, at)) * Math.tanh(held)) }
}

export function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
