import { MediaError } from './media-error.ts'

export type Offer = { readonly sdp: string; readonly mid: string; readonly opusType: number }

const longestSdp = 64_000

/** What an answer needs to know of an offer. Throws a `MediaError` when it offers no Opus. */
export function readOffer(sdp: string): Offer {
  if (sdp.length > longestSdp || !sdp.startsWith('v=0')) throw badOffer('is no session description')
  const sections = sdp.split(/^m=/m).slice(1)
  const audio = sections.find((section) => section.startsWith('audio '))
  if (!audio) throw badOffer('has no audio')
  const mid = /^a=mid:(\S{1,32})\s*$/m.exec(audio)?.[1]
  const opusType = /^a=rtpmap:(\d{1,3}) opus\/48000/im.exec(audio)?.[1]
  if (!mid || !opusType) throw badOffer('has no Opus')
  if (!/^a=ice-ufrag:/m.test(sdp) || !/^a=fingerprint:/m.test(sdp)) throw badOffer('has no keys')
  return { sdp, mid, opusType: Number(opusType) }
}

function badOffer(what: string): MediaError {
  return new MediaError('bad-offer', `The offer ${what}`)
}
