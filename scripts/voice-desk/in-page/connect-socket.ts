import { assistantInput, takeMessage, type CallWiring } from './call-wiring.ts'
import { connectClip, toSamples } from './clips.ts'

const assistantRateHz = 24_000
const leadSeconds = 0.02
// What has piled up while the page was busy is dropped: it would be a delay for the rest of the call.
const mostAheadSeconds = 0.15

/** Carries a call over a WebSocket. */
export function connectSocket(wiring: CallWiring): void {
  const { call, webCallUrl, sinceStart } = wiring
  const socket = new WebSocket(webCallUrl.replace(/^http/, 'ws'))
  const play = createPlayer(wiring)
  socket.binaryType = 'arraybuffer'
  call.send = (text) => socket.send(text)
  sendMicrophone(socket, wiring)
  socket.addEventListener('open', () => {
    call.connectedAt = sinceStart()
    socket.send('playable')
  })
  socket.addEventListener('close', () => (call.isOver = true))
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') takeMessage(wiring, data)
    else play(data as ArrayBuffer)
  })
}

function sendMicrophone(socket: WebSocket, { sound, microphone }: CallWiring): void {
  const tap = new AudioWorkletNode(sound, 'tap', { numberOfOutputs: 0 })
  sound.createMediaStreamSource(microphone).connect(tap)
  tap.port.addEventListener('message', ({ data }) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(data as ArrayBuffer)
  })
  tap.port.start()
}

/** Plays one piece after the other without a gap. */
function createPlayer({ sound, meter }: CallWiring): (words: ArrayBuffer) => void {
  let playAt = 0
  return (words) => {
    if (playAt > sound.currentTime + mostAheadSeconds) return
    const samples = toSamples(words)
    const to = { sampleRateHz: assistantRateHz, to: meter, input: assistantInput }
    playAt = Math.max(playAt, sound.currentTime + leadSeconds)
    connectClip(sound, samples, to).start(playAt)
    playAt += samples.length / assistantRateHz
  }
}
