// Runs inside a page: a call to the embedded provider with nothing but the browser's own means.

export type PageCallOptions = {
  readonly assistantId: string
  readonly transport: 'webrtc' | 'websocket'
  /** A caller who is told what to say and when, in place of the browser's microphone. */
  readonly isScripted?: boolean
  /** Where the sound goes instead of straight to the server: a relay on this machine. */
  readonly relayPort?: number
}

/** Sound as text, since that is what travels into a page: 16-bit samples, in Base64. */
export type SoundText = { readonly base64: string; readonly sampleRateHz: number }

/** What a page knows of its call. Times are milliseconds since the button was pressed. */
export type PageCall = {
  readonly messages: { readonly at: number; readonly text: string }[]
  /** Loudness of the microphone and of the assistant, sampled together every few milliseconds. */
  readonly levels: (readonly [at: number, microphone: number, assistant: number])[]
  connectedAt: number | undefined
  isOver: boolean
  send(text: string): void
  hangUp(): Promise<void>
  /** For a scripted caller: says this, and is done when it has been said. */
  speak(sound: SoundText): Promise<void>
  /** For a scripted caller: this is heard around them for the rest of the call. */
  surround(sound: SoundText): void
}

declare global {
  var pageCall: PageCall | undefined
}

/** To be given to `page.evaluate`: it may use nothing from outside itself. */
export async function startPageCall({
  assistantId,
  transport,
  isScripted = false,
  relayPort,
}: PageCallOptions): Promise<void> {
  const pressedAt = performance.now()
  const sinceStart = () => performance.now() - pressedAt
  const meterCode = `
    class Meter extends AudioWorkletProcessor {
      constructor() { super(); this.rows = []; this.blocks = 0; this.peaks = [0, 0] }
      process(inputs) {
        for (const side of [0, 1])
          for (const sample of inputs[side][0] ?? [])
            this.peaks[side] = Math.max(this.peaks[side], Math.abs(sample))
        this.blocks += 1
        if (this.blocks % 2 === 0) {
          this.rows.push([currentTime, ...this.peaks])
          this.peaks = [0, 0]
        }
        if (this.rows.length >= 20) { this.port.postMessage({ now: currentTime, rows: this.rows }); this.rows = [] }
        return true
      }
    }
    class Tap extends AudioWorkletProcessor {
      constructor() { super(); this.frame = new Int16Array(320); this.at = 0; this.rest = [] }
      process([[samples = []]]) {
        this.rest.push(...samples)
        while (this.rest.length >= 3) {
          const [a, b, c] = this.rest.splice(0, 3)
          this.frame[this.at++] = Math.max(-1, Math.min(1, (a + b + c) / 3)) * 32767
          if (this.at === 320) { this.port.postMessage(this.frame.slice().buffer); this.at = 0 }
        }
        return true
      }
    }
    registerProcessor('meter', Meter)
    registerProcessor('tap', Tap)`

  const post = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`/voice${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { token: string; webCallUrl: string }
  }

  const sound = new AudioContext({ sampleRate: 48_000 })
  const mouth = sound.createMediaStreamDestination()
  const openMicrophone = () =>
    navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    })
  const [microphone, webCallUrl] = await Promise.all([
    isScripted ? mouth.stream : openMicrophone(),
    post('/token', { assistantId })
      .then(({ token }) => post('/call/web', { assistantId }, token))
      .then((call) => call.webCallUrl),
    sound.audioWorklet.addModule(
      URL.createObjectURL(new Blob([meterCode], { type: 'text/javascript' })),
    ),
  ])
  const meter = new AudioWorkletNode(sound, 'meter', { numberOfInputs: 2, numberOfOutputs: 0 })
  const call: PageCall = {
    messages: [],
    levels: [],
    connectedAt: undefined,
    isOver: false,
    send: () => {},
    hangUp: async () => {
      await fetch(webCallUrl, { method: 'DELETE', keepalive: true })
    },
    speak: (text) =>
      new Promise((resolve) => {
        const clip = clipOf(text)
        clip.addEventListener('ended', () => resolve())
        clip.start()
      }),
    surround: (text) => {
      const clip = clipOf(text)
      clip.loop = true
      clip.start()
    },
  }
  function clipOf({ base64, sampleRateHz }: SoundText): AudioBufferSourceNode {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const samples = Float32Array.from(new Int16Array(bytes.buffer), (value) => value / 32_768)
    const buffer = sound.createBuffer(1, samples.length, sampleRateHz)
    buffer.copyToChannel(samples, 0)
    const clip = sound.createBufferSource()
    clip.buffer = buffer
    clip.connect(mouth)
    return clip
  }
  // No microphone is ever wholly silent: without this, nothing would be sent between two sentences.
  const hiss = sound.createBuffer(1, sound.sampleRate, sound.sampleRate)
  hiss.copyToChannel(
    Float32Array.from({ length: hiss.length }, () => (Math.random() - 0.5) * 0.0006),
    0,
  )
  const breath = sound.createBufferSource()
  breath.buffer = hiss
  breath.loop = true
  breath.connect(mouth)
  breath.start()
  globalThis.pageCall = call
  meter.port.addEventListener('message', ({ data }) => {
    const { now, rows } = data as { now: number; rows: [number, number, number][] }
    const atNow = sinceStart()
    for (const [time, ...peaks] of rows) call.levels.push([atNow - (now - time) * 1000, ...peaks])
  })
  meter.port.start()
  addEventListener('pagehide', () => void call.hangUp())
  const source = sound.createMediaStreamSource(microphone)
  source.connect(meter, 0, 0)
  const take = (text: string) => {
    call.messages.push({ at: sinceStart(), text })
    if (text.includes('"ended"')) call.isOver = true
  }

  if (transport === 'webrtc') await connectPeer()
  else connectSocket()

  async function connectPeer(): Promise<void> {
    const peer = new RTCPeerConnection()
    const [track] = microphone.getAudioTracks()
    if (track) peer.addTrack(track, microphone)
    const channel = peer.createDataChannel('messages', { ordered: true })
    channel.addEventListener('message', ({ data }) => take(String(data)))
    channel.addEventListener('close', () => (call.isOver = true))
    call.send = (text) => channel.send(text)
    peer.addEventListener('track', ({ track: remote, receiver }) => {
      receiver.jitterBufferTarget = 0
      const stream = new MediaStream([remote])
      // Without an element the browser does not pull the sound at all.
      const element = new Audio()
      element.srcObject = stream
      void element.play()
      sound.createMediaStreamSource(stream).connect(meter, 0, 1)
    })
    channel.addEventListener('open', () => {
      call.connectedAt = sinceStart()
      channel.send('playable')
    })
    await peer.setLocalDescription()
    const answer = await fetch(webCallUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp' },
      body: peer.localDescription?.sdp ?? '',
    })
    if (!answer.ok) throw new Error(`The offer was answered ${answer.status}`)
    const sdp = await answer.text()
    const relayed = relayPort
      ? sdp.replace(/(a=candidate:.* )\S+ \d+ typ/g, `$1127.0.0.1 ${relayPort} typ`)
      : sdp
    await peer.setRemoteDescription({ type: 'answer', sdp: relayed })
  }

  function connectSocket(): void {
    const socket = new WebSocket(webCallUrl.replace(/^http/, 'ws'))
    socket.binaryType = 'arraybuffer'
    call.send = (text) => socket.send(text)
    const tap = new AudioWorkletNode(sound, 'tap', { numberOfOutputs: 0 })
    source.connect(tap)
    tap.port.addEventListener('message', ({ data }) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(data as ArrayBuffer)
    })
    tap.port.start()
    let playAt = 0
    socket.addEventListener('open', () => {
      call.connectedAt = sinceStart()
      socket.send('playable')
    })
    socket.addEventListener('close', () => (call.isOver = true))
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') return take(data)
      // What has piled up while the page was busy is dropped: it would be a delay for the rest of the call.
      if (playAt > sound.currentTime + 0.15) return
      const samples = Float32Array.from(
        new Int16Array(data as ArrayBuffer),
        (value) => value / 32_768,
      )
      const buffer = sound.createBuffer(1, samples.length, 24_000)
      buffer.copyToChannel(samples, 0)
      const clip = sound.createBufferSource()
      clip.buffer = buffer
      clip.connect(meter, 0, 1)
      playAt = Math.max(playAt, sound.currentTime + 0.02)
      clip.start(playAt)
      playAt += buffer.duration
    })
  }
}
