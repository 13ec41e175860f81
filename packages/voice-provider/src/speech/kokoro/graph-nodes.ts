// The nodes of an ONNX graph, as far as they are rewritten here.
import { contentField, readFields, textOf, writeFields, type ProtobufField } from '../protobuf.ts'

const field = { input: 1, output: 2, name: 3, operator: 4, attribute: 5 } as const

export type GraphNode = {
  readonly operator: string
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  readonly attributes: readonly ProtobufField[]
  /** As it stands in the file. */
  readonly bytes: Uint8Array
}

export function readNode(bytes: Uint8Array): GraphNode {
  const fields = readFields(bytes)
  const texts = (wanted: number) => fields.filter(({ number }) => number === wanted).map(textOf)
  return {
    operator: texts(field.operator)[0] ?? '',
    inputs: texts(field.input),
    outputs: texts(field.output),
    attributes: fields.filter(({ number }) => number === field.attribute),
    bytes,
  }
}

/** A new node, under the name of its first output. */
export function makeNode(node: Omit<GraphNode, 'bytes'>): GraphNode {
  const bytes = writeFields([
    ...node.inputs.map((name) => contentField(field.input, name)),
    ...node.outputs.map((name) => contentField(field.output, name)),
    contentField(field.name, `${node.outputs[0]} made real`),
    contentField(field.operator, node.operator),
    ...node.attributes,
  ])
  return { ...node, bytes }
}

/** Who makes a value, and who takes it. */
export type Wiring = {
  readonly makerOf: (value: string) => GraphNode
  readonly takerOf: (node: GraphNode) => GraphNode
}

/** How the nodes hang together. What is asked for and is not there throws: it is another model. */
export function wire(nodes: readonly GraphNode[]): Wiring {
  const makers = new Map(nodes.flatMap((node) => node.outputs.map((name) => [name, node])))
  const takers = new Map(nodes.flatMap((node) => node.inputs.map((name) => [name, node])))
  const known = (node: GraphNode | undefined, what: string) => {
    if (!node) throw new Error(`The model is not the one that is known: nothing for ${what}`)
    return node
  }
  return {
    makerOf: (value) => known(makers.get(value), value),
    takerOf: ({ outputs: [value = ''] }) => known(takers.get(value), value),
  }
}

/** Without the nodes whose values nobody takes. */
export function dropUnused(
  nodes: readonly GraphNode[],
  wanted: readonly string[],
): readonly GraphNode[] {
  const taken = new Set([...wanted, ...nodes.flatMap(({ inputs }) => inputs)])
  const used = nodes.filter(({ outputs }) => outputs.some((name) => taken.has(name)))
  return used.length === nodes.length ? used : dropUnused(used, wanted)
}
