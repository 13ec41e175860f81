// Runs in the page: the voice client, and a far end that a test steers.
import { createVoiceClient } from '@nightdesk/voice-client/web'
import { FarEnd } from './far-end.ts'

const seen: (readonly unknown[])[] = []
const farEnd = new FarEnd()
const client = createVoiceClient({ baseUrl: '/voice', key: 'public-key' })
const names = [
  'call-start',
  'call-end',
  'speech-start',
  'message',
  'error',
  'playback-blocked',
] as const
for (const name of names) client.on(name, (...payload) => void seen.push([name, ...payload]))
const errors: object[] = []
client.on('error', ({ kind, stage, message, status }) => {
  errors.push({ kind, stage, message, status })
})
let loudest = 0
client.on('volume-level', (volume) => {
  loudest = Math.max(loudest, volume)
})

let loudestLocal = 0
client.on('local-volume-level', (volume) => {
  loudestLocal = Math.max(loudestLocal, volume)
})

const opened: MediaStreamTrack[] = []
const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
navigator.mediaDevices.getUserMedia = async (constraints) => {
  const stream = await getUserMedia(constraints)
  opened.push(...stream.getTracks())
  return stream
}

/** Counts what is made and not closed. */
function countOpen<Thing>(isOpen: (thing: Thing) => boolean) {
  const made: Thing[] = []
  return { made, open: () => made.filter(isOpen).length }
}

const peers = countOpen<RTCPeerConnection>(({ connectionState }) => connectionState !== 'closed')
const contexts = countOpen<AudioContext>(({ state }) => state !== 'closed')
window.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(configuration?: RTCConfiguration) {
    super(configuration)
    peers.made.push(this)
  }
}
window.AudioContext = class extends AudioContext {
  constructor(options?: AudioContextOptions) {
    super(options)
    contexts.made.push(this)
  }
}

const desk = {
  client,
  farEnd,
  seen,
  errors,
  loudest: () => loudest,
  loudestLocal: () => loudestLocal,
  madePeers: () => peers.made.length,
  openPeers: peers.open,
  openContexts: contexts.open,
  liveTracks: () => opened.filter((track) => track.readyState === 'live').length,
  openedTracks: () => opened.length,
}

export type Desk = typeof desk

Object.assign(window, { desk })
