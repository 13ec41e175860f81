import { errorReportPath, geoPath, proofPath } from '@nightdesk/contracts'
import { brokenTransfers } from '../leads/broken-transfers.ts'
import { malformedPosts } from '../leads/malformed-bodies.ts'
import type { Attack } from './attack.ts'
import type { Dice } from './dice.ts'
import { throwBytes } from './wire.ts'

const contactPath = '/api/contact'
const doors = [contactPath, contactPath + proofPath, errorReportPath, geoPath, '/voice/token']
// More than there are kinds of malformed bodies.
const furthest = 60

type Thrown = { readonly what: string; readonly bytes: Buffer }

/** Bodies for the doors that read bodies. */
export function makePost(dice: Dice): Thrown {
  const door = dice.pick(doors)
  const { what, type, body } = dice.pick([malformed, envelope, proof])(dice)
  const head = [
    `POST ${door} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  const bytes = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
  return { what: `${what} to ${door}`, bytes }
}

function brokenTransfer(dice: Dice): Thrown {
  const what = dice.pick(Object.keys(brokenTransfers))
  return { what, bytes: Buffer.from(brokenTransfers[what] ?? '', 'latin1') }
}

function malformed(dice: Dice) {
  const posts = [...malformedPosts(dice.whole(1, furthest), dice.whole(0, 2 ** 30))]
  const { kind = '', type = '', body = Buffer.alloc(0) } = posts.at(-1) ?? {}
  return { what: kind, type, body }
}

function envelope(dice: Dice) {
  const event = JSON.stringify({
    type: 'error',
    message: 'a'.repeat(dice.pick([1, 1_000, 50_000])),
  })
  const parts = ['{}', '{"type":"event"}', event, '{"type":"x","length":-1}', '[', '\0']
  const lines = Array.from({ length: dice.whole(0, 12) }, () => dice.pick(parts))
  return { what: 'an envelope', type: 'text/plain', body: Buffer.from(lines.join('\n')) }
}

function proof(dice: Dice) {
  const reference = dice.pick(['', 'ND-0000-0000', '💥', 'a'.repeat(900), '__proto__'])
  const nonce = dice.pick([0, -1, 1e308, 0.5, null, '1', []])
  const body = Buffer.from(JSON.stringify({ reference, nonce }))
  return { what: 'a proof', type: 'application/json', body }
}

export const forms: Attack = {
  perSecond: 15,
  atOnce: 30,
  async run(operation) {
    const { what, bytes } = operation.dice.pick([makePost, makePost, brokenTransfer])(
      operation.dice,
    )
    operation.note(what)
    await throwBytes(bytes, operation)
  },
}
