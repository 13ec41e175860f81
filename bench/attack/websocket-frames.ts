import type { Dice } from './dice.ts'

export const opcodes = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

export type Frame = {
  readonly opcode: number
  readonly payload: Buffer
  readonly isFinal?: boolean
  /** A client must mask; one that does not breaks the protocol. */
  readonly isMasked?: boolean
  readonly reservedBits?: number
  /** The length it claims to have, when that is not the true one. */
  readonly claimedLength?: number
}

const mask = Buffer.from([0x11, 0x22, 0x33, 0x44])
const shortLength = 125
const mediumLength = 65_535

/** A frame as RFC 6455 lays it out, or as it forbids it. */
export function writeFrame(frame: Frame): Buffer {
  const { opcode, payload, isFinal = true, isMasked = true, reservedBits = 0 } = frame
  const length = frame.claimedLength ?? payload.length
  const first = (isFinal ? 0x80 : 0) | (reservedBits << 4) | opcode
  const maskBit = isMasked ? 0x80 : 0
  const start = Buffer.from([first, maskBit | shortCode(length)])
  const body = isMasked ? payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0)) : payload
  return Buffer.concat([start, longLength(length), isMasked ? mask : Buffer.alloc(0), body])
}

function shortCode(length: number): number {
  if (length <= shortLength) return length
  return length <= mediumLength ? shortLength + 1 : shortLength + 2
}

function longLength(length: number): Buffer {
  if (length <= shortLength) return Buffer.alloc(0)
  const bytes = Buffer.alloc(length <= mediumLength ? 2 : 8)
  if (length <= mediumLength) bytes.writeUInt16BE(length)
  else bytes.writeBigUInt64BE(BigInt(length))
  return bytes
}

const sizes = [0, 1, 125, 126, 639, 640, 641, 5_000, 65_535, 65_536, 70_000]
const claims = [0, 127, 100_000, 2 ** 31, 2 ** 53]

/** Any frame at all: each opcode, known or not, whole or in fragments, with every field wrong now and then. */
export function makeFrame(dice: Dice): Frame {
  return {
    opcode: dice.chance(0.8) ? dice.pick(Object.values(opcodes)) : dice.whole(0, 15),
    payload: dice.bytes(dice.pick(sizes)),
    isFinal: dice.chance(0.8),
    isMasked: dice.chance(0.9),
    reservedBits: dice.chance(0.9) ? 0 : dice.whole(1, 7),
    ...(dice.chance(0.1) && { claimedLength: dice.pick(claims) }),
  }
}
