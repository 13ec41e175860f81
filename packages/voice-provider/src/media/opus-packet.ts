// RFC 6716, 3.1: the first byte of a packet says how long its frames are, and how many there are.
const silkMs = [10, 20, 40, 60]
const hybridMs = [10, 20]
const celtMs = [2.5, 5, 10, 20]
const lastSilk = 11
const lastHybrid = 15

const longestMs = 120
/** What is made up for a packet that cannot be read. */
const madeUpMs = 20

/** How much time is heard of a packet of Opus: what it holds, or what is made up where it is none (3.4, R5). */
export function packetMs(packet: Uint8Array): number {
  const [first, second = 0] = packet
  const ms = first === undefined ? 0 : frameMs(first >> 3) * frameCount(first & 3, second)
  return ms === 0 || ms > longestMs ? madeUpMs : ms
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
