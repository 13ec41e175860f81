import type { Attack } from './attack.ts'
import type { Dice } from './dice.ts'
import { paths } from './http-requests.ts'
import { throwBytes } from './wire.ts'

const protocols = ['websocket', 'WebSocket', 'h2c', 'TLS/1.0', 'websocket, h2c', 'x', '']
const methods = ['GET', 'GET', 'GET', 'POST', 'OPTIONS', 'CONNECT']
const keys = ['dGhlIHNhbXBsZSBub25jZQ==', '', 'short', 'a'.repeat(500), '\x7f']

/** A wish to speak another protocol, on any address, with or without what a WebSocket needs besides. */
export function makeUpgrade(dice: Dice): Buffer {
  const lines = [
    `${dice.pick(methods)} ${dice.pick(paths)} HTTP/1.1`,
    'Host: localhost',
    `Connection: ${dice.pick(['Upgrade', 'upgrade', 'keep-alive, Upgrade'])}`,
    ...(dice.chance(0.8) ? [`Upgrade: ${dice.pick(protocols)}`] : []),
    ...(dice.chance(0.6) ? [`Sec-WebSocket-Key: ${dice.pick(keys)}`] : []),
    ...(dice.chance(0.6) ? [`Sec-WebSocket-Version: ${dice.pick(['13', '8', '-1', ''])}`] : []),
    ...(dice.chance(0.2) ? ['Sec-WebSocket-Extensions: permessage-deflate; a="'] : []),
    ...(dice.chance(0.2) ? ['HTTP2-Settings: AAMAAABkAAQAAP__'] : []),
  ]
  const head = dice.chance(0.4) ? dice.bytes(dice.whole(1, 3_000)) : Buffer.alloc(0)
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head])
}

export const upgrades: Attack = {
  perSecond: 25,
  atOnce: 60,
  async run(operation) {
    const bytes = makeUpgrade(operation.dice)
    operation.note(bytes.toString('latin1', 0, bytes.indexOf('\r')))
    await throwBytes(bytes, operation)
  },
}
