import { readAtMost } from './read-at-most.ts'
import { SpeechError } from './speech-error.ts'
import type { SpeechToText, Transcription } from './speech-to-text.ts'
import { writeWave } from './wave.ts'

const sampleRateHz = 16_000
const patienceMs = 10_000
// Words, and where in the speech each of them is.
const mostBytes = 256_000

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
      form.set('response_format', 'verbose_json')
      const timeout = AbortSignal.timeout(patienceMs)
      const answer = await send(`${url.replace(/\/$/, '')}/audio/transcriptions`, {
        method: 'POST',
        body: form,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      if (!answer.ok) throw new SpeechError('engine-failed', `STT_URL answered ${answer.status}`)
      return readAnswer(JSON.parse(String(await readAtMost(answer, mostBytes))))
    },
    close: async () => {},
  }
}

type Segment = { readonly start: number; readonly end: number; readonly avg_logprob: number }

function readAnswer(body: unknown): Transcription {
  const { text, segments } = (typeof body === 'object' && body !== null ? body : {}) as {
    readonly text?: unknown
    readonly segments?: unknown
  }
  if (typeof text !== 'string') throw new SpeechError('engine-failed', 'STT_URL gave no text')
  const confidence = readConfidence(Array.isArray(segments) ? segments : [])
  return { text: text.trim(), ...(confidence !== undefined && { confidence }) }
}

/** How likely the words are, by the mean over time; nothing where the engine does not say. */
function readConfidence(segments: readonly unknown[]): number | undefined {
  const told = segments.filter(isSegment)
  const seconds = told.reduce((sum, { start, end }) => sum + (end - start), 0)
  if (seconds <= 0) return undefined
  const mean =
    told.reduce((sum, { start, end, avg_logprob: each }) => sum + each * (end - start), 0) / seconds
  return Math.min(1, Math.exp(mean))
}

function isSegment(value: unknown): value is Segment {
  const { start, end, avg_logprob: mean } = (value ?? {}) as Partial<Segment>
  return [start, end, mean].every(Number.isFinite) && Number(end) >= Number(start)
}
