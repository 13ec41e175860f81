// Numbers in a row of bytes, one after the other: the form of every file that training writes.

type Numbers = Uint8Array | Int8Array | Uint32Array | Float32Array

/** Packs a description and lists of numbers. Each list begins at a multiple of four. */
export function pack(description: unknown, lists: readonly Numbers[]): Uint8Array {
  const lengths = lists.map(({ byteLength }) => byteLength)
  const head = encodeText(JSON.stringify({ lengths, description }))
  const starts: number[] = []
  let end = aligned(4 + head.length)
  for (const length of lengths) {
    starts.push(end)
    end = aligned(end + length)
  }
  const bytes = new Uint8Array(end)
  new DataView(bytes.buffer).setUint32(0, head.length, true)
  bytes.set(head, 4)
  lists.forEach(({ buffer, byteOffset, byteLength }, at) => {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), starts[at] ?? 0)
  })
  return bytes
}

/** The description of packed bytes, and each list as bytes of its own. */
export function unpack(packed: Uint8Array): {
  readonly description: unknown
  readonly lists: readonly ArrayBuffer[]
} {
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0, true)
  const head = JSON.parse(decodeText(packed.subarray(4, 4 + length))) as {
    lengths: readonly number[]
    description: unknown
  }
  let at = aligned(4 + length)
  const lists = head.lengths.map((size) => {
    // Copied: numbers of four bytes may begin at multiples of four only.
    const list = new Uint8Array(packed.subarray(at, at + size)).buffer
    at = aligned(at + size)
    return list
  })
  return { description: head.description, lists }
}

function aligned(position: number): number {
  return Math.ceil(position / 4) * 4
}

// As many as one call takes everywhere.
const textPiece = 8192

/** Every character must be below 256. */
function encodeText(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function decodeText(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += textPiece) {
    text += String.fromCharCode(...bytes.subarray(at, at + textPiece))
  }
  return text
}
