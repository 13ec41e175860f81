import { callLimits } from '@nightdesk/contracts'
import { PeerConnection } from 'node-datachannel'

import { createCallGuard } from '../call-guard.ts'
import { onePort } from './hold-udp-port.ts'
import { MediaError } from './media-error.ts'
import type { LineEnd, LineEvents, MediaLine } from './media-line.ts'
import { nameAddress } from './name-address.ts'
import { readOffer } from './read-offer.ts'
import { takeMessages } from './webrtc-messages.ts'
import { addSoundTrack } from './webrtc-sound.ts'

const gatherWithinMs = 2_000
// What no message of a page is longer than, in any alphabet.
const longestMessageBytes = 4 * callLimits.appMessageCharacters

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
  const peer = createPeer(options)
  let isClosed = false
  let isOpen = false
  // What is thrown out of a native callback ends the process.
  const guard = createCallGuard(
    () => !isClosed,
    () => leave('line-failed'),
  )
  const sound = addSoundTrack(peer, offer, { guard, events, leave })
  const messages = takeMessages(peer, { guard, events, open, leave })
  peer.onStateChange(
    guard((state: string) => {
      if (state === 'connected') open()
      // The page has closed its side: this library calls that disconnected.
      if (state === 'closed' || state === 'disconnected') leave('closed')
      if (state === 'failed') leave('lost')
    }),
  )

  function open(): void {
    if (isOpen || isClosed || !messages.isOpen() || !sound.isOpen()) return
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

  try {
    peer.setRemoteDescription(offer.sdp, 'offer')
    const answer = await gatherAnswer(peer)
    return {
      answer: nameAddress(answer, options.publicAddress),
      line: {
        sendOpus(packet) {
          if (isClosed || !sound.isOpen()) return
          attempt(() => sound.send(packet))
          if (sound.isGone()) leave('lost')
        },
        sendText(text) {
          if (!isClosed) attempt(() => messages.send(text))
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
    createCallGuard(
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
