import { MediaError } from './media-error.ts'

export type Offer = {
  /** Without addresses. */
  readonly sdp: string
  readonly mid: string
  readonly opusType: number
}

const longestSdp = 64_000
// Sound and messages, and what a page may offer besides.
const mostMedia = 4

/** What an answer needs to know of an offer. Throws a `MediaError` when it offers no Opus. */
export function readOffer(sdp: string): Offer {
  if (sdp.length > longestSdp || !sdp.startsWith('v=0')) throw badOffer('is no session description')
  const sections = sdp.split(/^m=/m).slice(1)
  if (sections.length > mostMedia) throw badOffer('has too many media')
  const audio = sections.find((section) => section.startsWith('audio '))
  if (!audio) throw badOffer('has no audio')
  const mid = /^a=mid:(\S{1,32})\s*$/m.exec(audio)?.[1]
  const opusType = /^a=rtpmap:(\d{1,3}) opus\/48000/im.exec(audio)?.[1]
  if (!mid || !opusType) throw badOffer('has no Opus')
  if (!/^a=ice-ufrag:/m.test(sdp) || !/^a=fingerprint:/m.test(sdp)) throw badOffer('has no keys')
  return { sdp: withoutAddresses(sdp), mid, opusType: Number(opusType) }
}

/**
 * Nothing is sent to where an offer points, or anybody could aim this server at anybody: the page's address is learned
 * from its first packet. Lines are told apart as a lenient reader of theirs would.
 */
function withoutAddresses(sdp: string): string {
  return sdp
    .split(/[\r\n]+/)
    .filter((line) => !/^\s*a\s*=\s*(?:candidate|end-of-candidates|remote-candidates)/i.test(line))
    .join('\r\n')
}

function badOffer(what: string): MediaError {
  return new MediaError('bad-offer', `The offer ${what}`)
}
