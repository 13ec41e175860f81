// A quantized model whose convolutions are done in real numbers again. The runtime has no quick way to convolve bytes:
// of the time such a model takes, four fifths go there. Its weights stay bytes in the file and are made real once, as
// it is loaded.
import { contentField, readFields, textOf, writeFields } from '../protobuf.ts'
import { dropUnused, makeNode, readNode, wire, type GraphNode, type Wiring } from './graph-nodes.ts'

const modelGraph = 7
const graph = { node: 1, output: 12, valueInfo: 13 } as const
const valueName = 1

/** The same model, nearly three times as quick, and a little more exact. Throws when it is quantized in another way. */
export function withRealConvolutions(model: Uint8Array): Uint8Array {
  return writeFields(
    readFields(model).map((field) =>
      field.number === modelGraph ? contentField(modelGraph, rewriteGraph(field.bytes)) : field,
    ),
  )
}

function rewriteGraph(bytes: Uint8Array): Uint8Array {
  const fields = readFields(bytes)
  const outputs = fields
    .filter(({ number }) => number === graph.output)
    .flatMap((field) => readFields(field.bytes).filter(({ number }) => number === valueName))
    .map(textOf)
  const nodes = fields
    .filter(({ number }) => number === graph.node)
    .map((one) => readNode(one.bytes))
  const kept = dropUnused(makeReal(nodes), outputs)
  return writeFields([
    ...kept.map((node) => contentField(graph.node, node.bytes)),
    // What was said of the values between nodes holds no longer, and need not be said.
    ...fields.filter(({ number }) => number !== graph.node && number !== graph.valueInfo),
  ])
}

function makeReal(nodes: readonly GraphNode[]): readonly GraphNode[] {
  const wiring = wire(nodes)
  const real = new Map<GraphNode, readonly GraphNode[]>()
  const weights = new Set<string>()
  for (const node of nodes) {
    if (node.operator !== 'ConvInteger') continue
    const { last, made } = realConvolution(node, wiring, weights)
    real.set(node, [])
    real.set(last, made)
  }
  return nodes.flatMap((node) => real.get(node) ?? [node])
}

/**
 * A quantized convolution is a chain: to bytes, convolve, perhaps add a bias, to reals, scale. One node takes the place
 * of its last.
 */
function realConvolution(node: GraphNode, { makerOf, takerOf }: Wiring, weights: Set<string>) {
  const [sound = '', bytes = '', , zeroPoint = ''] = node.inputs
  const quantizer = makerOf(sound)
  const [input = ''] = quantizer.inputs
  const next = takerOf(node)
  const bias = next.operator === 'Add' ? [biasOf(next, makerOf)] : []
  const cast = next.operator === 'Add' ? takerOf(next) : next
  const last = takerOf(cast)
  expectOperators(['DynamicQuantizeLinear', 'Cast', 'Mul'], [quantizer, cast, last])
  const scales = makerOf(last.inputs.find((name) => name !== cast.outputs[0]) ?? '')
  const scale = scales.inputs.find((name) => !quantizer.outputs.includes(name)) ?? ''
  const weight = `${bytes} made real`
  const convolution = makeNode({
    operator: 'Conv',
    inputs: [input, weight, ...bias],
    outputs: last.outputs,
    attributes: node.attributes,
  })
  if (weights.has(weight)) return { last, made: [convolution] }
  weights.add(weight)
  const dequantizer = makeNode({
    operator: 'DequantizeLinear',
    inputs: [bytes, scale, zeroPoint],
    outputs: [weight],
    attributes: [],
  })
  return { last, made: [dequantizer, convolution] }
}

// The bias was divided by the scale to be added as a whole number.
function biasOf(add: GraphNode, makerOf: Wiring['makerOf']): string {
  let node = makerOf(add.inputs[1] ?? '')
  while (node.operator !== 'Div') node = makerOf(node.inputs[0] ?? '')
  return node.inputs[0] ?? ''
}

function expectOperators(expected: readonly string[], nodes: readonly GraphNode[]): void {
  const found = nodes.map(({ operator }) => operator)
  if (found.join() !== expected.join())
    throw new Error(`The model is not the one that is known: ${found.join()}`)
}
