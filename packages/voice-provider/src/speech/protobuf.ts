// As much of protobuf as it takes to read a model and to write it again with a part of it changed.

/** One field of a message. The bytes are its content: of a number those that stand for it, of all else without length. */
export type ProtobufField = {
  readonly number: number
  readonly wireType: number
  readonly bytes: Uint8Array
}

const lengthWireType = 2

/** The fields of a message, in order. Throws when it is none. */
export function readFields(message: Uint8Array): readonly ProtobufField[] {
  const fields: ProtobufField[] = []
  let at = 0
  const readVarint = () => {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = message[at++] ?? 0
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }
  const lengthOf = (wireType: number) => {
    if (wireType === 0) return varintLength(message, at)
    if (wireType === 1) return 8
    if (wireType === lengthWireType) return readVarint()
    if (wireType === 5) return 4
    throw new Error(`Not a protobuf: wire type ${wireType}`)
  }
  while (at < message.length) {
    const key = readVarint()
    const wireType = key & 7
    const length = lengthOf(wireType)
    const bytes = message.subarray(at, at + length)
    fields.push({ number: Math.floor(key / 8), wireType, bytes })
    at += length
  }
  return fields
}

/** The same fields as a message. */
export function writeFields(fields: readonly ProtobufField[]): Uint8Array {
  const parts = fields.flatMap(({ number, wireType, bytes }) => {
    const length = wireType === lengthWireType ? varint(bytes.length) : []
    return [Uint8Array.from([...varint(number * 8 + wireType), ...length]), bytes]
  })
  const message = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    message.set(part, at)
    at += part.length
  }
  return message
}

/** A field that holds a text or another message. */
export function contentField(number: number, content: string | Uint8Array): ProtobufField {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return { number, wireType: lengthWireType, bytes }
}

export function textOf({ bytes }: Pick<ProtobufField, 'bytes'>): string {
  return new TextDecoder().decode(bytes)
}

function varint(value: number): readonly number[] {
  if (value < 128) return [value]
  return [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}

function varintLength(message: Uint8Array, from: number): number {
  let length = 1
  while ((message[from + length - 1] ?? 0) > 127) length += 1
  return length
}
