// Reads the named weights out of an ONNX file: a protobuf, of which only the graph's initializers are of interest.

const modelGraph = 7
const graphInitializer = 5
const tensorName = 8
const tensorRawData = 9

type Field = { readonly number: number; readonly bytes: Uint8Array }

/** The float weights of a model by name. Throws when the file is no such model. */
export function readOnnxTensors(file: Uint8Array): ReadonlyMap<string, Float32Array> {
  const tensors = new Map<string, Float32Array>()
  for (const graph of fields(file, modelGraph)) {
    for (const tensor of fields(graph.bytes, graphInitializer)) {
      const [name] = fields(tensor.bytes, tensorName)
      const [raw] = fields(tensor.bytes, tensorRawData)
      if (name && raw) tensors.set(new TextDecoder().decode(name.bytes), toFloats(raw.bytes))
    }
  }
  return tensors
}

// The bytes stand anywhere in the file: a copy stands where floats may.
function toFloats(bytes: Uint8Array): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer)
}

function fields(bytes: Uint8Array, wanted: number): Field[] {
  return [...readFields(bytes)].filter(({ number }) => number === wanted)
}

function* readFields(bytes: Uint8Array): Generator<Field> {
  let at = 0
  const readVarint = () => {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++] ?? 0
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }
  while (at < bytes.length) {
    const key = readVarint()
    const length = lengthOf(key & 7, readVarint)
    yield { number: Math.floor(key / 8), bytes: bytes.subarray(at, at + length) }
    at += length
  }
}

function lengthOf(wireType: number, readVarint: () => number): number {
  if (wireType === 2) return readVarint()
  if (wireType === 5) return 4
  if (wireType === 1) return 8
  if (wireType !== 0) throw new Error(`Not an ONNX file: wire type ${wireType}`)
  readVarint()
  return 0
}
