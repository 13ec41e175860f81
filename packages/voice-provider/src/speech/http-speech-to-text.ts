import { SpeechError } from './speech-error.ts'
import type { SpeechToText } from './speech-to-text.ts'
import { writeWave } from './wave.ts'

const sampleRateHz = 16_000
const patienceMs = 10_000

export type HttpEngine = { readonly url: string; readonly fetch?: typeof fetch }

/** Speech to text at an OpenAI-compatible address, such as http://localhost:8000/v1. */
export function createHttpSpeechToText({ url, fetch: send = fetch }: HttpEngine): SpeechToText {
  return {
    ready: async () => {},
    async transcribe(speech, signal) {
      const form = new FormData()
      const wave = Uint8Array.from(writeWave({ samples: speech, sampleRateHz }))
      form.set('file', new Blob([wave], { type: 'audio/wav' }), 'speech.wav')
      form.set('model', 'whisper-1')
      form.set('response_format', 'json')
      const timeout = AbortSignal.timeout(patienceMs)
      const answer = await send(`${url.replace(/\/$/, '')}/audio/transcriptions`, {
        method: 'POST',
        body: form,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      if (!answer.ok) throw new SpeechError('engine-failed', `STT_URL answered ${answer.status}`)
      const body: unknown = await answer.json()
      return { text: readText(body) }
    },
    close: async () => {},
  }
}

function readText(body: unknown): string {
  const text = typeof body === 'object' && body !== null && 'text' in body ? body.text : undefined
  if (typeof text !== 'string') throw new SpeechError('engine-failed', 'STT_URL gave no text')
  return text.trim()
}
