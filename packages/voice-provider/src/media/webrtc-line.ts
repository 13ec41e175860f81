import { randomInt } from 'node:crypto'

import { callLimits, messagesChannel, transportLimits } from '@nightdesk/contracts'
import { Audio, PeerConnection, type DataChannel } from 'node-datachannel'

import { createAllowance, messageFlood, packetFlood } from '../allowance.ts'
import { createGuard } from '../guard.ts'
import { onePort } from './hold-udp-port.ts'
import { MediaError } from './media-error.ts'
import { mostUnsentBytes, type LineEvents, type LineEnd, type MediaLine } from './media-line.ts'
import { createPacketOrder } from './packet-order.ts'
import { nameAddress } from './name-address.ts'
import { readOffer } from './read-offer.ts'
import { createRtpWriter, readRtp } from './rtp.ts'

const gatherWithinMs = 2_000
const highestSsrc = 0xffff_ffff
// What no message of a page is longer than, in any alphabet.
const longestMessageBytes = 4 * callLimits.appMessageCharacters
// A page opens one channel.
const mostStrays = 8
// A browser that is killed says nothing. One whose network is gone may come back as long as its page waits for it, and
// what it sends then may take a moment.
const goneAfterMs = transportLimits.interruptionMs + 2_000

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
  const messages = createAllowance({ ...messageFlood, now: () => performance.now() })
  const packets = createAllowance({ ...packetFlood, now: () => performance.now() })
  let channel: DataChannel | undefined
  let strays = 0
  let isClosed = false
  let isOpen = false
  let lastPacketAt: number | undefined
  // What is thrown out of a native callback ends the process.
  const guard = createGuard(
    () => !isClosed,
    () => leave('line-failed'),
  )

  const track = peer.addTrack(audio)
  track.onMessage(
    guard((packet: Buffer) => {
      // Every packet costs time, also those that carry no sound.
      if (!packets.take()) return leave('line-flooded')
      lastPacketAt = performance.now()
      const rtp = readRtp(packet)
      // The bytes are lent, not given.
      if (rtp) takePacket({ ...rtp, payload: Uint8Array.from(rtp.payload) })
    }),
  )
  peer.onDataChannel(
    guard((opened: DataChannel) => {
      if (opened.getLabel() !== messagesChannel || channel) return turnAway(opened)
      channel = opened
      opened.onMessage(
        guard((message) => {
          // Also what is no text, and what comes before the call or after it.
          if (!messages.take()) return leave('line-flooded')
          if (typeof message === 'string') events.onText(message)
        }),
      )
      opened.onClosed(guard(() => leave('closed')))
      opened.onOpen(guard(open))
      open()
    }),
  )
  peer.onStateChange(
    guard((state: string) => {
      if (state === 'connected') open()
      // The page has closed its side: this library calls that disconnected.
      if (state === 'closed' || state === 'disconnected') leave('closed')
      if (state === 'failed') leave('lost')
    }),
  )

  function turnAway(stray: DataChannel): void {
    stray.close()
    strays += 1
    if (strays > mostStrays) leave('line-failed')
  }

  function open(): void {
    if (isOpen || isClosed || !channel?.isOpen() || !track.isOpen()) return
    isOpen = true
    events.onOpen()
  }

  function leave(end: LineEnd): void {
    if (isClosed) return
    close()
    events.onClose(end)
  }

  function close(): void {
    if (isClosed) return
    isClosed = true
    attempt(() => peer.close())
  }

  function sendText(text: string): void {
    if (isClosed || !channel?.isOpen()) return
    if (channel.bufferedAmount() > mostUnsentBytes) return leave('line-stalled')
    channel.sendMessage(text)
  }

  try {
    peer.setRemoteDescription(offer.sdp, 'offer')
    const answer = await gatherAnswer(peer)
    return {
      answer: nameAddress(answer, options.publicAddress),
      line: {
        sendOpus(packet) {
          if (isClosed || !track.isOpen()) return
          attempt(() => track.sendMessageBinary(writeRtp(packet)))
          const isGone =
            lastPacketAt !== undefined && performance.now() - lastPacketAt > goneAfterMs
          if (isGone) leave('lost')
        },
        sendText: (text) => attempt(() => sendText(text)),
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
function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // The state that follows tells.
  }
}

function createPeer({ udpPort }: WebRtcOptions): PeerConnection {
  return new PeerConnection('call', { ...onePort(udpPort), maxMessageSize: longestMessageBytes })
}

function gatherAnswer(peer: PeerConnection): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const timer = setTimeout(
    () => reject(new MediaError('unavailable', 'No address for media was found')),
    gatherWithinMs,
  )
  peer.onGatheringStateChange(
    createGuard(
      () => true,
      reject,
    )((state: string) => {
      const sdp = state === 'complete' ? peer.localDescription()?.sdp : undefined
      if (sdp) resolve(sdp)
    }),
  )
  peer.setLocalDescription('answer')
  return promise.finally(() => clearTimeout(timer))
}
