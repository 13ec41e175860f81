import { Audio, PeerConnection, type DataChannel, type Track } from 'node-datachannel'

/** The browser's side of a call, without a browser. */
export type PagePeer = {
  readonly track: Track
  readonly channel: DataChannel
  /** The offer, without addresses, as a browser sends it at once. */
  offer(): Promise<string>
  accept(answer: string): void
  openChannel(label: string): DataChannel
  close(): void
}

export const pageSsrc = 42
export const opusType = 111

export function createPagePeer(): PagePeer {
  const peer = new PeerConnection('page', {
    iceServers: [],
    disableAutoNegotiation: true,
  })
  const audio = new Audio('0', 'SendRecv')
  audio.addOpusCodec(opusType)
  audio.addSSRC(pageSsrc, 'page', 'page', 'voice')
  const track = peer.addTrack(audio)
  const channel = peer.createDataChannel('messages')
  return {
    track,
    channel,
    offer: () =>
      new Promise((resolve) => {
        peer.onGatheringStateChange((state) => {
          if (state === 'complete') resolve(withoutAddresses(peer.localDescription()?.sdp ?? ''))
        })
        peer.setLocalDescription('offer')
      }),
    accept: (answer) => peer.setRemoteDescription(answer, 'answer'),
    openChannel: (label) => peer.createDataChannel(label),
    close: () => peer.close(),
  }
}

// With them the server connects before the answer is read, and this library cannot yet tell its certificate.
function withoutAddresses(sdp: string): string {
  return sdp.replace(/^a=(candidate|end-of-candidates).*\r?\n/gm, '')
}
