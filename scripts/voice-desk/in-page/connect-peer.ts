import { assistantInput, takeMessage, type CallWiring } from './call-wiring.ts'

/** Carries a call over WebRTC, past a relay on this machine if there is one. */
export async function connectPeer(wiring: CallWiring, relayPort?: number): Promise<void> {
  const { microphone, webCallUrl } = wiring
  const peer = new RTCPeerConnection()
  const [track] = microphone.getAudioTracks()
  if (track) peer.addTrack(track, microphone)
  openChannel(peer, wiring)
  peer.addEventListener('track', ({ track: remote, receiver }) => {
    receiver.jitterBufferTarget = 0
    play(new MediaStream([remote]), wiring)
  })
  await peer.setLocalDescription()
  const sdp = await exchange(webCallUrl, peer.localDescription?.sdp ?? '')
  const relayed = relayPort
    ? sdp.replace(/(a=candidate:.* )\S+ \d+ typ/g, `$1127.0.0.1 ${relayPort} typ`)
    : sdp
  await peer.setRemoteDescription({ type: 'answer', sdp: relayed })
}

function openChannel(peer: RTCPeerConnection, wiring: CallWiring): void {
  const { call, sinceStart } = wiring
  const channel = peer.createDataChannel('messages', { ordered: true })
  channel.addEventListener('message', ({ data }) => takeMessage(wiring, String(data)))
  channel.addEventListener('close', () => (call.isOver = true))
  channel.addEventListener('open', () => {
    call.connectedAt = sinceStart()
    channel.send('playable')
  })
  call.send = (text) => channel.send(text)
}

function play(stream: MediaStream, { sound, meter }: CallWiring): void {
  // Without an element the browser does not pull the sound at all.
  const element = new Audio()
  element.srcObject = stream
  void element.play()
  sound.createMediaStreamSource(stream).connect(meter, 0, assistantInput)
}

async function exchange(webCallUrl: string, offer: string): Promise<string> {
  const headers = { 'content-type': 'application/sdp' }
  const answer = await fetch(webCallUrl, { method: 'POST', headers, body: offer })
  if (!answer.ok) throw new Error(`The offer was answered ${answer.status}`)
  return answer.text()
}
