import type { Sound } from '../hearing/ear.ts'
import type { RtpPacket } from './rtp.ts'

// So many later packets are there already: whoever is still missing is lost. On a network that delays packets by up to
// 60 ms, three can overtake one.
const mostOvertakers = 3
const mostMadeUp = 5
const half = 0x8000
const highest = 0xffff

/**
 * Puts what arrives in order. Packets that come in order are not held up; those after a gap wait until it is filled, or
 * until it is plain that it never will be.
 */
export function createPacketOrder(onSound: (sound: Sound) => void): (packet: RtpPacket) => void {
  const waiting = new Map<number, Uint8Array>()
  let expected: number | undefined

  /** Lets go on whatever is next, as far as it is there. */
  function release(from: number): number {
    let next = from
    for (let packet = waiting.get(next); packet; packet = waiting.get(next)) {
      waiting.delete(next)
      onSound({ kind: 'opus', packet })
      next = (next + 1) & highest
    }
    return next
  }

  /** Gives up what is missing before the first packet that waits. */
  function skipGap(from: number): number {
    const gap = Math.min(...[...waiting.keys()].map((sequence) => (sequence - from) & highest))
    const first = (from + gap) & highest
    const after = waiting.get(first)
    for (let left = Math.min(gap, mostMadeUp); left > 0; left--) {
      onSound({ kind: 'lost', ...(left === 1 && after && { after }) })
    }
    return first
  }

  return ({ sequence, payload }) => {
    const next = expected ?? sequence
    if (((sequence - next) & highest) >= half) return
    waiting.set(sequence, payload)
    expected = release(next)
    if (waiting.size > mostOvertakers) expected = release(skipGap(expected))
  }
}
