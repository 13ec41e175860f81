import { expect, it } from 'vitest'

import { contentField, readFields, textOf, writeFields } from '../protobuf.ts'
import { makeNode, readNode } from './graph-nodes.ts'
import { withRealConvolutions } from './real-convolutions.ts'

const stride = contentField(5, 'stride of two')

function node(
  operator: string,
  inputs: string,
  outputs: string,
  attributes = [] as (typeof stride)[],
) {
  return makeNode({ operator, inputs: inputs.split(' '), outputs: outputs.split(' '), attributes })
}

const quantize = node('DynamicQuantizeLinear', 'x', 'xq xs xz')
const convolve = node('ConvInteger', 'xq w xz wz', 'c', [stride])
const scales = node('Mul', 'xs ws', 'scales')

function model(nodes: readonly ReturnType<typeof node>[]): Uint8Array {
  const graph = writeFields([
    ...nodes.map(({ bytes }) => contentField(1, bytes)),
    contentField(12, writeFields([contentField(1, 'y')])),
    contentField(13, 'c is made of whole numbers'),
  ])
  return writeFields([contentField(2, 'a model'), contentField(7, graph)])
}

function read(bytes: Uint8Array) {
  const [name, graph] = readFields(bytes)
  const fields = readFields(graph?.bytes ?? new Uint8Array())
  return {
    name: name && textOf(name),
    numbers: new Set(fields.map(({ number }) => number)),
    nodes: fields
      .filter(({ number }) => number === 1)
      .map(({ bytes: each }) => readNode(each))
      .map(({ operator, inputs, outputs, attributes }) => ({
        does: `${operator} ${inputs.join(', ')} -> ${outputs.join(', ')}`,
        attributes: attributes.map(textOf),
      })),
  }
}

it('makes one convolution in real numbers of the chain that does it in bytes', () => {
  const rewritten = withRealConvolutions(
    model([quantize, scales, convolve, node('Cast', 'c', 'r'), node('Mul', 'r scales', 'y')]),
  )

  expect(read(rewritten)).toEqual({
    name: 'a model',
    numbers: new Set([1, 12]),
    nodes: [
      { does: 'DequantizeLinear w, ws, wz -> w made real', attributes: [] },
      { does: 'Conv x, w made real -> y', attributes: ['stride of two'] },
    ],
  })
})

it('adds the bias as it was before it was made whole', () => {
  const chain = [
    quantize,
    scales,
    node('Div', 'bias scales', 'b1'),
    node('Floor', 'b1', 'b2'),
    node('Reshape', 'b2 shape', 'b3'),
    convolve,
    node('Add', 'c b3', 'd'),
    node('Cast', 'd', 'r'),
    node('Mul', 'r scales', 'y'),
  ]

  expect(read(withRealConvolutions(model(chain))).nodes.map(({ does }) => does)).toEqual([
    'DequantizeLinear w, ws, wz -> w made real',
    'Conv x, w made real, bias -> y',
  ])
})

it('leaves alone what else is done with bytes', () => {
  const chain = [quantize, node('MatMulInteger', 'xq w xz wz', 'y')]

  expect(read(withRealConvolutions(model(chain))).nodes.map(({ does }) => does)).toEqual([
    'DynamicQuantizeLinear x -> xq, xs, xz',
    'MatMulInteger xq, w, xz, wz -> y',
  ])
})

it('refuses a model that is quantized in another way', () => {
  const chain = [quantize, scales, convolve, node('Relu', 'c', 'r'), node('Mul', 'r scales', 'y')]

  expect(() => withRealConvolutions(model(chain))).toThrow('not the one that is known')
})
