import type { Attack } from './attack.ts'
import { assistantIds, bookCall } from './book-call.ts'
import { makeOffer } from './sdp-offers.ts'
import { strangerAddress } from './stranger.ts'
import { throwBytes } from './wire.ts'

/** Offers for a call that nobody ever connects to. */
export const offers: Attack = {
  perSecond: 1.5,
  atOnce: 4,
  async run(operation) {
    const { place, dice, note } = operation
    const call = await bookCall(place, strangerAddress(dice), dice.pick(assistantIds))
    if (!call) return note('no call to be had')
    const { what, sdp } = makeOffer(dice)
    note(what)
    const body = Buffer.from(sdp, 'latin1')
    const head = `POST ${call.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/sdp\r\n`
    const length = `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n`
    await throwBytes(Buffer.concat([Buffer.from(head + length), body]), operation)
    // What is not given back goes by itself, a little later.
    if (dice.chance(0.8)) await call.hangUp()
  },
}
