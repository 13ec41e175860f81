import { readFile } from 'node:fs/promises'
import { endianness } from 'node:os'

const tables = ['/proc/net/tcp', '/proc/net/tcp6']
const isReversed = endianness() === 'LE'

/** How many bytes the kernel holds for each peer of one port of ours, by `peerKey`; peers who have all of it are not in it. */
export type SendQueues = ReadonlyMap<string, number>

/** Nothing where the system has no such tables: known on Linux alone. */
export async function readSendQueues(localPort: number): Promise<SendQueues | undefined> {
  const read = await Promise.allSettled(tables.map((table) => readFile(table, 'latin1')))
  const texts = read.flatMap((table) => (table.status === 'fulfilled' ? [table.value] : []))
  if (texts.length === 0) return undefined
  return new Map(texts.flatMap((text) => queuesIn(text, localPort)))
}

/**
 * A line has our address, the peer's, the state, and the bytes that were sent or wait to be and are not acknowledged.
 * A port that listens (0A) has other numbers there.
 */
function queuesIn(table: string, localPort: number): [string, number][] {
  const port = hex(localPort, 2)
  const line = new RegExp(
    `: [\\dA-F]+:${port} ([\\dA-F]+):([\\dA-F]{4}) (?!0A)[\\dA-F]{2} (?!0{8})([\\dA-F]{8}):`,
    'g',
  )
  return Array.from(table.matchAll(line), ([, address = '', peerPort = '', bytes = '']) => [
    `${shortKey(address)}:${peerPort}`,
    Number.parseInt(bytes, 16),
  ])
}

/** A peer as the tables write it. */
export function peerKey(address: string, port: number): string {
  return `${shortKey(hexOf(address))}:${hex(port, 2)}`
}

// An IPv4 peer of a socket for both kinds stands in the second table, with a prefix.
const mappedPrefix = isReversed ? '0000000000000000FFFF0000' : '00000000000000000000FFFF'
function shortKey(address: string): string {
  return address.startsWith(mappedPrefix) ? address.slice(mappedPrefix.length) : address
}

function hexOf(address: string): string {
  const [plain = ''] = address.split('%')
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(plain)
  const bytes = dotted ? dotted.slice(1).map(Number) : bytesOfGroups(plain)
  const words = Array.from({ length: bytes.length / 4 }, (_, at) => bytes.slice(at * 4, at * 4 + 4))
  const inOrder = words.flatMap((word) => (isReversed ? word.toReversed() : word))
  return inOrder.map((byte) => hex(byte, 1)).join('')
}

function bytesOfGroups(address: string): number[] {
  const [before = [], after] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const missing = after ? 8 - before.length - after.length : 0
  const groups = [...before, ...Array<string>(missing).fill('0'), ...(after ?? [])]
  return groups.flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 0xff]
  })
}

function hex(value: number, bytes: number): string {
  return value
    .toString(16)
    .toUpperCase()
    .padStart(bytes * 2, '0')
}
