import { setTimeout as delay } from 'node:timers/promises'
import type { Attack, Operation } from './attack.ts'
import { assistantIds, bookCall } from './book-call.ts'
import type { Dice } from './dice.ts'
import { makePacket } from './media-packets.ts'
import { joinPeerCall, peerSsrc, writeRtp, type PeerCall } from './peer-call.ts'
import { strangerAddress } from './stranger.ts'
import { makeText } from './typed-texts.ts'

type Behavior = (call: PeerCall, dice: Dice) => Promise<void>

const behaviors: Readonly<Record<string, Behavior>> = {
  async texts({ channel }, dice) {
    for (let left = dice.whole(1, 60); left > 0 && channel.isOpen(); left -= 1) {
      channel.sendMessage(makeText(dice))
      await delay(dice.whole(0, 50))
    }
  },
  async bytes({ channel }, dice) {
    for (let left = dice.whole(1, 60); left > 0 && channel.isOpen(); left -= 1) {
      channel.sendMessageBinary(dice.bytes(dice.pick([1, 100, 10_000, 60_000])))
      await delay(dice.whole(0, 20))
    }
  },
  async 'other channels'({ peer }, dice) {
    for (let left = dice.whole(1, 30); left > 0; left -= 1) {
      peer.createDataChannel(dice.pick(['messages', '', 'x'.repeat(1_000)]))
      await delay(dice.whole(0, 20))
    }
  },
  async 'sound faster than time'({ track }, dice) {
    for (let number = 0; number < 2_000 && track.isOpen(); number += 1) {
      track.sendMessageBinary(writeRtp(number, dice.bytes(dice.pick([1, 3, 40, 400]))))
      if (number % 50 === 0) await delay(dice.whole(1, 20))
    }
  },
  async 'packets that are no sound'({ track }, dice) {
    for (let left = dice.whole(1, 300); left > 0 && track.isOpen(); left -= 1) {
      const packet = makePacket(dice, 'RTP')
      packet.writeUInt32BE(peerSsrc, 8)
      track.sendMessageBinary(packet)
      if (left % 20 === 0) await delay(1)
    }
  },
}

/** WebRTC calls that are joined as they should be, and then misused. */
export const dataChannel: Attack = {
  perSecond: 0.4,
  atOnce: 2,
  async run(operation) {
    const { place, dice, note } = operation
    const from = strangerAddress(dice)
    const booked = await bookCall(place, from, dice.pick(assistantIds))
    const call = booked && (await joinPeerCall(place, booked, from))
    if (!booked || !call) return note('no call to be had')
    await misuse(call, operation)
    call.peer.close()
    if (dice.chance(0.5)) await booked.hangUp()
  },
}

async function misuse(call: PeerCall, { dice, note }: Operation): Promise<void> {
  const behavior = dice.pick(Object.keys(behaviors))
  note(behavior)
  try {
    await behaviors[behavior]?.(call, dice)
  } catch (error) {
    // The server may have hung up in the middle, which is its right.
    note(`ended by ${String(error)}`)
  }
}
