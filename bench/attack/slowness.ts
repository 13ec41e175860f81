import { setTimeout as delay } from 'node:timers/promises'
import { openSlowClient } from '../leads/slow-clients.ts'
import type { Attack, Operation } from './attack.ts'
import { paths } from './http-requests.ts'
import { openWire } from './wire.ts'

const longestMs = 15_000

/** Clients that take their time: to write a request, or to read what they asked for again and again. */
export const slowness: Attack = {
  perSecond: 3,
  atOnce: 40,
  async run(operation) {
    const { place, dice, note } = operation
    if (dice.chance(0.5)) return readSlowly(operation)
    const kind = dice.pick(['headers', 'body'] as const)
    note(`writes ${kind} slowly`)
    await Promise.race([openSlowClient(place.port, kind).closedAfterMs, delay(longestMs)])
  },
}

async function readSlowly(operation: Operation): Promise<void> {
  const { dice, note } = operation
  const path = dice.pick(paths)
  const count = dice.pick([1, 10, 100, 1_000])
  note(`asks ${count} times for ${path} and reads nothing`)
  const socket = await openWire(operation)
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count))
  await delay(dice.whole(1_000, longestMs))
  socket.resetAndDestroy()
}
