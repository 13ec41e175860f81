// Reads the named weights out of an ONNX file: a protobuf, of which only the graph's initializers are of interest.
import { readFields, textOf, type ProtobufField } from './protobuf.ts'

const modelGraph = 7
const graphInitializer = 5
const tensorName = 8
const tensorRawData = 9

/** The float weights of a model by name. Throws when the file is no such model. */
export function readOnnxTensors(file: Uint8Array): ReadonlyMap<string, Float32Array> {
  const tensors = new Map<string, Float32Array>()
  for (const graph of fields(file, modelGraph)) {
    for (const tensor of fields(graph.bytes, graphInitializer)) {
      const [name] = fields(tensor.bytes, tensorName)
      const [raw] = fields(tensor.bytes, tensorRawData)
      if (name && raw) tensors.set(textOf(name), toFloats(raw.bytes))
    }
  }
  return tensors
}

// The bytes stand anywhere in the file: a copy stands where floats may.
function toFloats(bytes: Uint8Array): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer)
}

function fields(bytes: Uint8Array, wanted: number): readonly ProtobufField[] {
  return readFields(bytes).filter(({ number }) => number === wanted)
}
