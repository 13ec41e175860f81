import { createSocket } from 'node:dgram'
import type { Attack } from './attack.ts'
import { makePacket, packetKinds } from './media-packets.ts'
import { serverHost } from './stranger.ts'

const mostPackets = 60

/** Packets of no call, at the port of all calls. */
export const packets: Attack = {
  perSecond: 8,
  atOnce: 8,
  async run({ place, dice, note }) {
    const kind = dice.pick(packetKinds)
    const count = dice.whole(1, mostPackets)
    note(`${count} of ${kind}`)
    const socket = createSocket('udp4').on('error', () => undefined)
    const send = () =>
      new Promise<void>((resolve) => {
        socket.send(makePacket(dice, kind), place.udpPort, serverHost, () => resolve())
      })
    for (let left = count; left > 0; left -= 1) await send()
    socket.close()
  },
}
