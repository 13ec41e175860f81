import type { Sound } from '../hearing/ear.ts'
import type { RtpPacket } from './rtp.ts'

const mostMadeUp = 5
const half = 0x8000

/** Puts what arrives in order: a few lost packets are marked as missing, late ones are dropped. */
export function createPacketOrder(onSound: (sound: Sound) => void): (packet: RtpPacket) => void {
  let expected: number | undefined
  return ({ sequence, payload }) => {
    const ahead = expected === undefined ? 0 : (sequence - expected) & 0xffff
    if (ahead >= half) return
    for (let lost = 0; lost < Math.min(ahead, mostMadeUp); lost++) onSound({ kind: 'missing' })
    expected = (sequence + 1) & 0xffff
    onSound({ kind: 'opus', packet: payload })
  }
}
