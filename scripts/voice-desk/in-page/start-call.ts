// Runs inside a page: a call to the embedded provider with nothing but the browser's own means.

import type { PageCall, PageCallOptions } from '../page-call.ts'
import { askForCall } from './ask-for-call.ts'
import { connectPeer } from './connect-peer.ts'
import { connectSocket } from './connect-socket.ts'
import { createScriptedCaller } from './scripted-caller.ts'
import { addWorklets } from './worklets.ts'

const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }

globalThis.startCallInPage = async (options: PageCallOptions): Promise<void> => {
  const { transport, isScripted = false, relayPort } = options
  const pressedAt = performance.now()
  const sinceStart = () => performance.now() - pressedAt
  const sound = new AudioContext({ sampleRate: 48_000 })
  const { stream, speak, surround } = createScriptedCaller(sound)
  const [microphone, webCallUrl] = await Promise.all([
    isScripted ? stream : navigator.mediaDevices.getUserMedia({ audio }),
    askForCall(options),
    addWorklets(sound),
  ])
  const call: PageCall = {
    messages: [],
    levels: [],
    connectedAt: undefined,
    isOver: false,
    send: () => {},
    hangUp: async () => {
      await fetch(webCallUrl, { method: 'DELETE', keepalive: true })
    },
    speak,
    surround,
  }
  globalThis.pageCall = call
  addEventListener('pagehide', () => void call.hangUp())
  const meter = openMeter(sound, call, sinceStart)
  sound.createMediaStreamSource(microphone).connect(meter, 0, 0)
  const wiring = { call, webCallUrl, sound, microphone, meter, sinceStart }
  if (transport === 'webrtc') await connectPeer(wiring, relayPort)
  else connectSocket(wiring)
}

/** Writes down how loud both sides are, at the time at which they were. */
function openMeter(sound: AudioContext, call: PageCall, sinceStart: () => number): AudioNode {
  const meter = new AudioWorkletNode(sound, 'meter', { numberOfInputs: 2, numberOfOutputs: 0 })
  meter.port.addEventListener('message', ({ data }) => {
    const { now, rows } = data as { now: number; rows: [number, number, number][] }
    const atNow = sinceStart()
    for (const [time, ...peaks] of rows) call.levels.push([atNow - (now - time) * 1000, ...peaks])
  })
  meter.port.start()
  return meter
}
