import { randomInt } from 'node:crypto'

import { transportLimits } from '@nightdesk/contracts'
import { Audio, type PeerConnection } from 'node-datachannel'

import { createAllowance, packetFlood } from '../allowance.ts'
import type { CallGuard } from '../call-guard.ts'
import type { LineEnd, LineEvents } from './media-line.ts'
import { createPacketOrder } from './packet-order.ts'
import type { Offer } from './read-offer.ts'
import { createRtpWriter, readRtp } from './rtp.ts'

const highestSsrc = 0xffff_ffff
// A browser that is killed says nothing. One whose network is gone may come back as long as its page waits for it, and
// what it sends then may take a moment.
const goneAfterMs = transportLimits.interruptionMs + 2_000

type SoundOptions = {
  readonly guard: CallGuard
  readonly events: Pick<LineEvents, 'onSound'>
  readonly leave: (end: LineEnd) => void
}

/** The sound of a WebRTC call, both ways. */
export type SoundTrack = {
  isOpen(): boolean
  /** The next packet of the receptionist. */
  send(packet: Uint8Array): void
  /** Whether the page, once heard, has sent nothing for too long. */
  isGone(): boolean
}

export function addSoundTrack(
  peer: PeerConnection,
  { mid, opusType }: Offer,
  { guard, events, leave }: SoundOptions,
): SoundTrack {
  const ssrc = randomInt(1, highestSsrc)
  const audio = new Audio(mid, 'SendRecv')
  audio.addOpusCodec(opusType)
  audio.addSSRC(ssrc, 'assistant', 'assistant', 'voice')
  const writeRtp = createRtpWriter(ssrc, opusType)
  const takePacket = createPacketOrder((sound) => events.onSound(sound))
  const allowance = createAllowance({ ...packetFlood, now: () => performance.now() })
  let lastPacketAt: number | undefined

  const track = peer.addTrack(audio)
  track.onMessage(
    guard((packet: Buffer) => {
      // Every packet costs time, also those that carry no sound.
      if (!allowance.take()) return leave('line-flooded')
      lastPacketAt = performance.now()
      const rtp = readRtp(packet)
      // The bytes are lent, not given.
      if (rtp) takePacket({ ...rtp, payload: Uint8Array.from(rtp.payload) })
    }),
  )

  return {
    isOpen: () => track.isOpen(),
    send: (packet) => void track.sendMessageBinary(writeRtp(packet)),
    isGone: () => lastPacketAt !== undefined && performance.now() - lastPacketAt > goneAfterMs,
  }
}
