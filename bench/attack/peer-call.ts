import { Audio, PeerConnection, type DataChannel, type Track } from 'node-datachannel'
import { messagesChannel, sdpContentType } from '@nightdesk/contracts'
import { ask } from './ask.ts'
import type { Place } from './attack.ts'
import type { BookedCall } from './book-call.ts'

const withinMs = 5_000
const opusType = 111
const samplesPerPacket = 960
export const peerSsrc = 42

/** A caller's end of a WebRTC call. */
export type PeerCall = {
  readonly peer: PeerConnection
  readonly track: Track
  readonly channel: DataChannel
}

/** Joins over WebRTC as a page does. Nothing when no line opens in time. */
export async function joinPeerCall(
  place: Place,
  call: BookedCall,
  from: string,
): Promise<PeerCall | undefined> {
  const peer = new PeerConnection('caller', { iceServers: [], disableAutoNegotiation: true })
  const audio = new Audio('0', 'SendRecv')
  audio.addOpusCodec(opusType)
  audio.addSSRC(peerSsrc, 'caller', 'caller', 'voice')
  const track = peer.addTrack(audio)
  const channel = peer.createDataChannel(messagesChannel)
  const opened = new Promise<boolean>((resolve) => {
    channel.onOpen(() => resolve(true))
    peer.onStateChange((state) => {
      if (state === 'failed' || state === 'closed') resolve(false)
    })
    setTimeout(() => resolve(false), withinMs)
  })
  try {
    const answer = await ask(place, {
      path: call.path,
      method: 'POST',
      headers: { 'content-type': sdpContentType },
      body: await writeOffer(peer),
      from,
      withinMs,
    })
    if (answer.status === 201) peer.setRemoteDescription(answer.text, 'answer')
    if (answer.status === 201 && (await opened)) return { peer, track, channel }
  } catch {
    // No answer is as good as a refusal.
  }
  peer.close()
  return undefined
}

// Without addresses: with them the server connects before the answer is read, and its certificate is not known yet.
function writeOffer(peer: PeerConnection): Promise<string> {
  return new Promise((resolve) => {
    peer.onGatheringStateChange((state) => {
      if (state !== 'complete') return
      const sdp = peer.localDescription()?.sdp ?? ''
      resolve(sdp.replace(/^a=(candidate|end-of-candidates).*\r?\n/gm, ''))
    })
    peer.setLocalDescription('offer')
  })
}

/** A packet of the caller's sound. */
export function writeRtp(number: number, payload: Uint8Array): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0x8000 | opusType, 0)
  head.writeUInt16BE(number & 0xffff, 2)
  head.writeUInt32BE(number * samplesPerPacket, 4)
  head.writeUInt32BE(peerSsrc, 8)
  return Buffer.concat([head, payload])
}
