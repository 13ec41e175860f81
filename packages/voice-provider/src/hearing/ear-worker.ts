import { parentPort } from 'node:worker_threads'

import { modelFiles } from '../speech/model-files.ts'
import { createOpusReader } from '../speech/opus.ts'
import { frameSamples, loadVoiceActivity, type VoiceActivity } from '../speech/voice-activity.ts'
import { yieldToMainThread } from '../thread-priority.ts'
import type { Sound } from './ear.ts'
import { createSoundMemory } from './sound-memory.ts'

type Asked =
  | { readonly kind: 'hear'; readonly sound: Sound }
  | { readonly kind: 'cut'; readonly id: number; readonly from: number; readonly to: number }
  | { readonly kind: 'forget' }

const sampleRateHz = 16_000
const rememberedSeconds = 32
const packetSamples = 320
const quietFrames = 30
const fullScale = 32_768

const port = parentPort
if (!port) throw new Error('An ear lives in a worker thread')

yieldToMainThread()
const startVoiceActivity = loadVoiceActivity(modelFiles.voiceActivity())
let opus = await createOpusReader(sampleRateHz)
const memory = createSoundMemory(sampleRateHz * rememberedSeconds)
let voiceActivity = listenToQuiet()
let nextFrame = 0

port.on('message', (asked: Asked) => {
  if (asked.kind === 'hear') hear(asked.sound)
  else if (asked.kind === 'cut') cut(asked)
  else void forget()
})
port.postMessage({ kind: 'ready' })

function hear(sound: Sound): void {
  memory.append(toSamples(sound))
  while ((nextFrame + 1) * frameSamples <= memory.length) {
    const frame = memory.slice(nextFrame * frameSamples, (nextFrame + 1) * frameSamples)
    port?.postMessage({ kind: 'frame', index: nextFrame, probability: voiceActivity(frame) })
    nextFrame += 1
  }
}

function toSamples(sound: Sound): Float32Array {
  if (sound.kind === 'pcm') return Float32Array.from(sound.samples, (sample) => sample / fullScale)
  if (sound.kind === 'missing') return new Float32Array(packetSamples)
  try {
    return sound.kind === 'lost' ? opus.makeUp(sound.after) : opus.read(sound.packet)
  } catch {
    // A packet that is no Opus is a packet lost.
    return opus.makeUp()
  }
}

function cut({ id, from, to }: Asked & { kind: 'cut' }): void {
  const samples = memory.slice(from * frameSamples, to * frameSamples)
  port?.postMessage({ kind: 'cut', id, samples }, [samples.buffer as ArrayBuffer])
}

/** A second of quiet before the call; the very first frames also run slowly until the code is warm. */
function listenToQuiet(): VoiceActivity {
  const started = startVoiceActivity()
  for (let at = 0; at < quietFrames; at++) started(new Float32Array(frameSamples))
  return started
}

/** Nothing of a call that has ended reaches the next one. */
async function forget(): Promise<void> {
  opus.close()
  opus = await createOpusReader(sampleRateHz)
  memory.clear()
  voiceActivity = listenToQuiet()
  nextFrame = 0
  port?.postMessage({ kind: 'forgotten' })
}
