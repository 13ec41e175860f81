// Taken before the page counts what its client makes.
const { AudioContext, RTCPeerConnection } = globalThis
const listenEveryMs = 20

/** A provider's end of the line inside the page: answers an offer, hums, listens and writes down. */
export class FarEnd {
  readonly received: string[] = []
  #peer: RTCPeerConnection | undefined
  #channel: RTCDataChannel | undefined
  #context: AudioContext | undefined
  #analyser: AnalyserNode | undefined
  #loudest = 0
  #stopWaiting: () => void = () => {}
  readonly #player = new Audio()

  constructor() {
    setInterval(() => {
      this.#loudest = Math.max(this.#loudest, this.#level())
    }, listenEveryMs)
  }

  async answer(offer: string): Promise<string> {
    const peer = new RTCPeerConnection()
    this.#peer = peer
    this.#context = new AudioContext()
    this.#analyser = new AnalyserNode(this.#context)
    peer.addEventListener('datachannel', ({ channel }) => this.#meet(channel))
    peer.addEventListener('track', ({ track }) => this.#hear(new MediaStream([track])))
    await peer.setRemoteDescription({ type: 'offer', sdp: offer })
    const [transceiver] = peer.getTransceivers()
    if (transceiver) transceiver.direction = 'sendrecv'
    await transceiver?.sender.replaceTrack(this.#hum(this.#context))
    await peer.setLocalDescription()
    await this.#gathered(peer)
    return peer.localDescription?.sdp ?? ''
  }

  say(text: string): void {
    this.#channel?.send(text)
  }

  /** The loudest sample so far, 0 to 1: a fake microphone only beeps now and then. */
  loudest(): number {
    return this.#loudest
  }

  #level(): number {
    const samples = new Float32Array(this.#analyser?.fftSize ?? 0)
    this.#analyser?.getFloatTimeDomainData(samples)
    return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
  }

  /** Connections that are not closed from either side. */
  open(): number {
    return this.#channel?.readyState === 'open' ? 1 : 0
  }

  hangUp(): void {
    this.#stopWaiting()
    this.#peer?.close()
    void this.#context?.close()
  }

  #meet(channel: RTCDataChannel): void {
    this.#channel = channel
    channel.addEventListener('message', ({ data }) => void this.received.push(String(data)))
    channel.addEventListener('open', () => channel.send('listening'))
  }

  // The element keeps the stream flowing; without one the analyser would hear nothing.
  #hear(stream: MediaStream): void {
    this.#player.srcObject = stream
    this.#player.muted = true
    void this.#player.play()
    if (this.#context && this.#analyser) {
      this.#context.createMediaStreamSource(stream).connect(this.#analyser)
    }
  }

  #hum(context: AudioContext): MediaStreamTrack | null {
    const oscillator = new OscillatorNode(context, { frequency: 330 })
    const destination = new MediaStreamAudioDestinationNode(context)
    oscillator.connect(destination)
    oscillator.start()
    return destination.stream.getAudioTracks()[0] ?? null
  }

  /** A peer that is closed never says that it has gathered. */
  #gathered(peer: RTCPeerConnection): Promise<void> {
    return new Promise((resolve) => {
      this.#stopWaiting = resolve
      const check = () => {
        if (peer.iceGatheringState === 'complete') resolve()
      }
      peer.addEventListener('icegatheringstatechange', check)
      check()
    })
  }
}
