import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { pcmFrames } from '@nightdesk/contracts'
import type { Attack, Operation } from './attack.ts'
import type { Dice } from './dice.ts'
import { joinCall } from './media-socket.ts'
import { makeText } from './typed-texts.ts'
import { opcodes, writeFrame } from './websocket-frames.ts'
import { endSomehow } from './wire.ts'

const longestCallMs = 6_000

type Behavior = (socket: Socket, operation: Operation) => Promise<void>

/** What somebody may do who has a call. */
const behaviors: Readonly<Record<string, Behavior>> = {
  async 'sound faster than time'(socket, { dice }) {
    const second = Buffer.concat(Array.from({ length: 50 }, () => writeSound(dice)))
    for (let left = dice.whole(10, 60); left > 0; left -= 1) {
      socket.write(second)
      await delay(dice.whole(1, 40))
    }
  },
  async texts(socket, { dice }) {
    for (let left = dice.whole(1, 20); left > 0; left -= 1) {
      socket.write(writeText(makeText(dice)))
      await delay(dice.whole(0, 100))
    }
  },
  async 'texts without reading'(socket, { dice }) {
    socket.pause()
    for (let left = dice.whole(50, 400); left > 0; left -= 1) {
      socket.write(writeText(makeText(dice)))
      await delay(5)
    }
  },
  async 'pings without reading'(socket, { dice }) {
    socket.pause()
    const ping = writeFrame({ opcode: opcodes.ping, payload: dice.bytes(125) })
    for (let left = dice.whole(10, 60); left > 0; left -= 1) {
      socket.write(Buffer.concat(Array.from({ length: 100 }, () => ping)))
      await delay(dice.whole(1, 20))
    }
  },
  async 'nothing, and no reading'(socket, { dice }) {
    socket.pause()
    await delay(dice.whole(500, longestCallMs))
  },
}

/** Calls that are joined as they should be, and then misused. */
export const calls: Attack = {
  perSecond: 0.7,
  atOnce: 3,
  async run(operation) {
    const socket = await joinCall(operation)
    if (!socket) return
    const behavior = operation.dice.pick(Object.keys(behaviors))
    operation.note(behavior)
    await behaviors[behavior]?.(socket, operation)
    await endSomehow(socket, operation)
  },
}

function writeSound(dice: Dice): Buffer {
  return writeFrame({ opcode: opcodes.binary, payload: dice.bytes(pcmFrames.toProvider.bytes) })
}

function writeText(text: string): Buffer {
  return writeFrame({ opcode: opcodes.text, payload: Buffer.from(text) })
}
