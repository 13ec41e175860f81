import { setImmediate as nextTurn } from 'node:timers/promises'

import type { HttpEngine } from './http-speech-to-text.ts'
import { createOpusWriter } from './opus.ts'
import { readAtMost } from './read-at-most.ts'
import { SpeechError } from './speech-error.ts'
import type { SpokenClip, TextToSpeech } from './text-to-speech.ts'
import { trimQuiet } from './trim-quiet.ts'

// What such engines send as plain samples.
const sampleRateHz = 24_000
const packetSamples = 480
const packetsAtOnce = 5
const fullScale = 32_768
const patienceMs = 10_000
// A minute and more: no piece of a reply is that long.
const mostBytes = 4_000_000

/** Text to speech at an OpenAI-compatible address, such as http://localhost:8880/v1. */
export function createHttpTextToSpeech({ url, fetch: send = fetch }: HttpEngine): TextToSpeech {
  return {
    ready: async () => {},
    async speak(text, signal) {
      const timeout = AbortSignal.timeout(patienceMs)
      const answer = await send(`${url.replace(/\/$/, '')}/audio/speech`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          model: 'tts-1',
          voice: 'nova',
          input: text,
          response_format: 'pcm',
        }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      if (!answer.ok) throw new SpeechError('engine-failed', `TTS_URL answered ${answer.status}`)
      return encode(toSamples(await readAtMost(answer, mostBytes)))
    },
    close: async () => {},
  }
}

function toSamples(bytes: Buffer): Float32Array {
  return Float32Array.from(
    { length: Math.floor(bytes.length / 2) },
    (_, at) => bytes.readInt16LE(at * 2) / fullScale,
  )
}

// A few packets at a time: a whole sentence at once would make every other call stutter.
async function encode(samples: Float32Array): Promise<SpokenClip> {
  const speech = trimQuiet(samples, sampleRateHz)
  const writer = await createOpusWriter(sampleRateHz)
  const packets: Uint8Array[] = []
  const step = packetSamples * packetsAtOnce
  try {
    for (let at = 0; at < speech.length; at += step) {
      packets.push(...writer.write(speech.subarray(at, at + step)))
      await nextTurn()
    }
    return packets
  } finally {
    writer.close()
  }
}
