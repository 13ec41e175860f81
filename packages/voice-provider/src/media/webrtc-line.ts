import { randomInt } from 'node:crypto'

import { messagesChannel } from '@nightdesk/contracts'
import { Audio, PeerConnection, type DataChannel, type RtcConfig } from 'node-datachannel'

import { MediaError } from './media-error.ts'
import type { LineEvents, MediaLine } from './media-line.ts'
import { createPacketOrder } from './packet-order.ts'
import { nameAddress } from './name-address.ts'
import { readOffer } from './read-offer.ts'
import { createRtpWriter, readRtp } from './rtp.ts'

const gatherWithinMs = 2_000
const highestSsrc = 0xffff_ffff
const longestText = 64_000
// A browser that is killed says nothing; its reports come every few seconds as long as it lives.
const goneAfterMs = 8_000

export type WebRtcOptions = {
  /** One port for all calls. */
  readonly udpPort: number
  readonly publicAddress?: string | undefined
}

export type AnsweredLine = { readonly line: MediaLine; readonly answer: string }

/** Accepts a page's offer. The line opens once both the sound and the messages have a way. */
export async function answerOffer(
  sdp: string,
  options: WebRtcOptions,
  events: LineEvents,
): Promise<AnsweredLine> {
  const offer = readOffer(sdp)
  const ssrc = randomInt(1, highestSsrc)
  const peer = createPeer(options)
  const audio = new Audio(offer.mid, 'SendRecv')
  audio.addOpusCodec(offer.opusType)
  audio.addSSRC(ssrc, 'assistant', 'assistant', 'voice')
  const writeRtp = createRtpWriter(ssrc, offer.opusType)
  const takePacket = createPacketOrder((sound) => events.onSound(sound))
  let channel: DataChannel | undefined
  let isClosed = false
  let isOpen = false
  let lastPacketAt: number | undefined

  const track = peer.addTrack(audio)
  track.onMessage((packet) => {
    lastPacketAt = performance.now()
    const rtp = readRtp(packet)
    // The bytes are lent, not given.
    if (rtp) takePacket({ ...rtp, payload: Uint8Array.from(rtp.payload) })
  })
  peer.onDataChannel((opened) => {
    if (opened.getLabel() !== messagesChannel || channel) return opened.close()
    channel = opened
    opened.onMessage((text) => {
      if (typeof text === 'string' && text.length <= longestText) events.onText(text)
    })
    opened.onClosed(() => leave())
    opened.onOpen(open)
    open()
  })
  peer.onStateChange((state) => {
    if (state === 'connected') open()
    if (state === 'failed' || state === 'closed' || state === 'disconnected') leave()
  })

  function open(): void {
    if (isOpen || isClosed || !channel?.isOpen() || !track.isOpen()) return
    isOpen = true
    events.onOpen()
  }

  function leave(): void {
    if (isClosed) return
    close()
    events.onClose()
  }

  function close(): void {
    if (isClosed) return
    isClosed = true
    peer.close()
  }

  try {
    peer.setRemoteDescription(sdp, 'offer')
    const answer = await gatherAnswer(peer)
    return {
      answer: nameAddress(answer, options.publicAddress),
      line: {
        sendOpus(packet) {
          if (isClosed || !track.isOpen()) return
          trySend(() => track.sendMessageBinary(writeRtp(packet)))
          if (lastPacketAt !== undefined && performance.now() - lastPacketAt > goneAfterMs) leave()
        },
        sendText(text) {
          if (!isClosed && channel?.isOpen()) trySend(() => channel?.sendMessage(text))
        },
        close,
      },
    }
  } catch (error) {
    close()
    if (error instanceof MediaError) throw error
    throw new MediaError('bad-offer', 'The offer could not be answered', { cause: error })
  }
}

// The other side may be gone before anybody here has heard of it.
function trySend(send: () => void): void {
  try {
    send()
  } catch {
    // The state that follows tells.
  }
}

function createPeer({ udpPort }: WebRtcOptions): PeerConnection {
  const config: RtcConfig = {
    iceServers: [],
    enableIceUdpMux: true,
    disableAutoNegotiation: true,
    portRangeBegin: udpPort,
    portRangeEnd: udpPort,
  }
  return new PeerConnection('call', config)
}

function gatherAnswer(peer: PeerConnection): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const timer = setTimeout(
    () => reject(new MediaError('unavailable', 'No address for media was found')),
    gatherWithinMs,
  )
  peer.onGatheringStateChange((state) => {
    const sdp = state === 'complete' ? peer.localDescription()?.sdp : undefined
    if (sdp) resolve(sdp)
  })
  peer.setLocalDescription('answer')
  return promise.finally(() => clearTimeout(timer))
}
