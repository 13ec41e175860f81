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
 * What is not empty. A line has a number, our address, the peer's, the state, and the bytes that were sent or wait to be
 * and are not acknowledged. Most lines may be of other ports, or of connections that are over and only remembered (06),
 * a hundred thousand of either: a look at two places of a line tells. A port that listens (0A) has other numbers there.
 */
export function queuesIn(table: string, localPort: number): [string, number][] {
  const queues: [string, number][] = []
  const first = table.indexOf('\n') + 1
  if (first === 0 || first === table.length) return queues
  const { port, peer, state, bytes } = columnsOf(table, first)
  const ourPort = hex(localPort, 2)
  let length = 0
  for (let start = first; start < table.length; start += length) {
    length = lengthOfLine(table, start, length)
    const at = table.indexOf(':', start)
    if (table.startsWith('06', at + state) || !table.startsWith(ourPort, at + port)) continue
    const queued = table.slice(at + bytes, at + bytes + bytesDigits)
    if (queued === noBytes || table.startsWith('0A', at + state)) continue
    queues.push([shortKey(table.slice(at + peer, at + state - 1)), Number.parseInt(queued, 16)])
  }
  return queues
}

const portDigits = 4
const stateDigits = 2
const bytesDigits = 8
const noBytes = '0'.repeat(bytesDigits)

/** Where fields begin, counted from the colon behind a line's number: in one table all have the same widths. */
function columnsOf(table: string, start: number) {
  const number = table.indexOf(':', start)
  const port = table.indexOf(':', number + 1) + 1 - number
  const addressDigits = port - ': :'.length
  const peer = port + portDigits + 1
  const state = peer + addressDigits + 1 + portDigits + 1
  return { port, peer, state, bytes: state + stateDigits + 1 }
}

/** Most lines are as long as the one before, and none is as short as half of another. */
function lengthOfLine(table: string, start: number, before: number): number {
  if (before > 0 && table[start + before - 1] === '\n') return before
  const end = table.indexOf('\n', start)
  return (end < 0 ? table.length : end + 1) - start
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
