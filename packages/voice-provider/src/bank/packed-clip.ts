const lengthBytes = 2

/** Joins a clip's Opus packets into one run of bytes, each packet behind its length. */
export function packClip(packets: readonly Uint8Array[]): Uint8Array {
  const size = packets.reduce((sum, packet) => sum + lengthBytes + packet.length, 0)
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const packet of packets) {
    view.setUint16(at, packet.length)
    bytes.set(packet, at + lengthBytes)
    at += lengthBytes + packet.length
  }
  return bytes
}

/** The packets of a packed clip, as views into its bytes. */
export function unpackClip(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const packets: Uint8Array[] = []
  let at = 0
  while (at < bytes.length) {
    const length = view.getUint16(at)
    packets.push(bytes.subarray(at + lengthBytes, at + lengthBytes + length))
    at += lengthBytes + length
  }
  return packets
}
