import type { Dice } from './dice.ts'

const magicCookie = 0x2112a442
const sizes = [0, 1, 12, 20, 200, 1_400]

type Maker = (dice: Dice) => Buffer

/** Packets that promise in their first bytes to be what a call consists of. */
const makers: Readonly<Record<string, Maker>> = {
  noise: (dice) => dice.bytes(dice.pick(sizes)),
  STUN(dice) {
    const body = dice.chance(0.5) ? attribute(6, userName(dice)) : dice.bytes(dice.pick(sizes))
    const head = Buffer.alloc(20)
    head.writeUInt16BE(dice.pick([0x0001, 0x0101, 0x0111, 0x0011]), 0)
    head.writeUInt16BE(dice.chance(0.8) ? body.length : dice.whole(0, 65_535), 2)
    head.writeUInt32BE(magicCookie, 4)
    dice.bytes(12).copy(head, 8)
    return Buffer.concat([head, body])
  },
  DTLS(dice) {
    const body = dice.bytes(dice.pick(sizes))
    const head = Buffer.from([dice.whole(20, 26), 0xfe, 0xfd, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    head.writeUInt16BE(dice.chance(0.8) ? body.length : dice.whole(0, 65_535), 11)
    return Buffer.concat([head, body])
  },
  RTP(dice) {
    const head = Buffer.from([0x80 | dice.whole(0, 63), dice.whole(0, 255)])
    return Buffer.concat([head, dice.bytes(10), dice.bytes(dice.pick(sizes))])
  },
}

export const packetKinds = Object.keys(makers)

export function makePacket(dice: Dice, kind = dice.pick(packetKinds)): Buffer {
  return makers[kind]?.(dice) ?? Buffer.alloc(0)
}

function userName(dice: Dice): Buffer {
  const name = dice.bytes(dice.pick([3, 6, 300])).toString('base64')
  return Buffer.from(dice.pick([`${name}:abcd`, name, ':', '']))
}

function attribute(type: number, value: Buffer): Buffer {
  const padded = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4)
  padded.writeUInt16BE(type, 0)
  padded.writeUInt16BE(value.length, 2)
  value.copy(padded, 4)
  return padded
}
