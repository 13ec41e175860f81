const headerBytes = 12
const version = 2
const samplesPerPacket = 960
const rtcpTypes = { first: 72, last: 79 }

export type RtpWriter = (payload: Uint8Array) => Buffer

/** Writes one packet of 20 ms after the other: sequence and time never skip. */
export function createRtpWriter(ssrc: number, payloadType: number): RtpWriter {
  let sequence = 0
  let timestamp = 0
  let isFirst = true
  return (payload) => {
    const packet = Buffer.alloc(headerBytes + payload.length)
    const view = new DataView(packet.buffer, packet.byteOffset)
    packet[0] = version << 6
    packet[1] = payloadType | (isFirst ? 0x80 : 0)
    view.setUint16(2, sequence)
    view.setUint32(4, timestamp)
    view.setUint32(8, ssrc)
    packet.set(payload, headerBytes)
    isFirst = false
    sequence = (sequence + 1) & 0xffff
    timestamp = (timestamp + samplesPerPacket) >>> 0
    return packet
  }
}

export type RtpPacket = { readonly sequence: number; readonly payload: Uint8Array }

/** The payload without header, extensions and padding; nothing for what is no such packet, or is RTCP. */
export function readRtp(packet: Uint8Array): RtpPacket | undefined {
  if (packet.length < headerBytes) return undefined
  const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength)
  const flags = view.getUint8(0)
  const type = view.getUint8(1) & 0x7f
  if (flags >> 6 !== version || (type >= rtcpTypes.first && type <= rtcpTypes.last))
    return undefined
  let start = headerBytes + (flags & 0x0f) * 4
  if (flags & 0x10) {
    if (packet.length < start + 4) return undefined
    start += 4 + view.getUint16(start + 2) * 4
  }
  const padding = flags & 0x20 ? (packet.at(-1) ?? 0) : 0
  const end = packet.length - padding
  if (start >= end) return undefined
  return { sequence: view.getUint16(2), payload: packet.subarray(start, end) }
}
