import { readFileSync } from 'node:fs'

import { readOnnxTensors } from './onnx-tensors.ts'
import {
  arrangeTaps,
  convolve,
  dot,
  remember,
  sigmoid,
  type Convolution,
  type Features,
  type Memory,
} from './network-layers.ts'

/** What the detector looks at in one step: 32 ms at 16 kHz. */
export const frameSamples = 512

// Without the end of the frame before, speech is found 200 ms late.
const contextSamples = 64
const window = 256
const hop = 128
const bins = 129
const memorySize = 128

/** Says of one frame after the other how likely it is speech, from 0 to 1. */
export type VoiceActivity = (frame: Float32Array) => number

/** Silero's detector (version 5), read from its weights. Each call needs one of its own: it remembers. */
export function loadVoiceActivity(weightsPath: string): () => VoiceActivity {
  const weights = readWeights(weightsPath)
  return () => createVoiceActivity(weights)
}

type Weights = ReturnType<typeof readWeights>

function createVoiceActivity(weights: Weights): VoiceActivity {
  const samples = new Float32Array(contextSamples + frameSamples + contextSamples)
  const silence = new Float32Array(memorySize)
  let memory: Memory = { hidden: silence, cell: silence }

  return (frame) => {
    samples.copyWithin(0, frameSamples, frameSamples + contextSamples)
    samples.set(frame, contextSamples)
    mirrorEnd(samples)
    const seen = weights.encoder.reduce(convolve, spectrum(samples, weights.basis))
    memory = remember(seen.data, memory, weights.memory)
    const score = memory.hidden.reduce(
      (sum, value, at) => sum + Math.max(0, value) * (weights.output[at] as number),
      weights.outputBias,
    )
    return sigmoid(score)
  }
}

function mirrorEnd(samples: Float32Array): void {
  const last = contextSamples + frameSamples - 1
  for (let at = 1; at <= contextSamples; at++) samples[last + at] = samples[last - at] as number
}

function spectrum(samples: Float32Array, basis: Float32Array): Features {
  const steps = (samples.length - window) / hop + 1
  const data = new Float32Array(bins * steps)
  for (let step = 0; step < steps; step++) {
    for (let bin = 0; bin < bins; bin++) {
      const real = dot(basis, bin * window, samples, step * hop, window)
      const imaginary = dot(basis, (bins + bin) * window, samples, step * hop, window)
      data[step * bins + bin] = Math.sqrt(real * real + imaginary * imaginary)
    }
  }
  return { steps, data }
}

const strides = [1, 2, 2, 1]

function readWeights(path: string) {
  const tensors = readOnnxTensors(readFileSync(path))
  const take = (name: string) => {
    const tensor = tensors.get(`model.${name}`)
    if (!tensor) throw new Error(`The voice detector's weights lack ${name}`)
    return tensor
  }
  return {
    basis: take('stft.forward_basis_buffer'),
    encoder: strides.map((stride, at): Convolution => {
      const name = `encoder.${at}.reparam_conv`
      const bias = take(`${name}.bias`)
      return { weights: arrangeTaps(take(`${name}.weight`), bias.length), bias, stride }
    }),
    memory: {
      inputWeights: take('decoder.rnn.weight_ih'),
      hiddenWeights: take('decoder.rnn.weight_hh'),
      inputBias: take('decoder.rnn.bias_ih'),
      hiddenBias: take('decoder.rnn.bias_hh'),
    },
    output: take('decoder.decoder.2.weight'),
    outputBias: take('decoder.decoder.2.bias')[0] ?? 0,
  }
}
