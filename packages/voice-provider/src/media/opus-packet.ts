// RFC 6716, 3.1: the first byte of a packet says how long its frames are, and how many there are.
const silkMs = [10, 20, 40, 60]
const hybridMs = [10, 20]
const celtMs = [2.5, 5, 10, 20]
const lastSilk = 11
const lastHybrid = 15

/** How much time a packet of Opus holds; nothing is in an empty one. */
export function packetMs(packet: Uint8Array): number {
  const [first, second = 0] = packet
  if (first === undefined) return 0
  return frameMs(first >> 3) * frameCount(first & 3, second)
}

function frameMs(config: number): number {
  if (config <= lastSilk) return silkMs[config % silkMs.length] ?? 0
  if (config <= lastHybrid) return hybridMs[config % hybridMs.length] ?? 0
  return celtMs[config % celtMs.length] ?? 0
}

function frameCount(code: number, second: number): number {
  if (code === 0) return 1
  return code === 3 ? second & 0x3f : 2
}
