import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { expect, it, onTestFinished } from 'vitest'

import { createHttpSpeechToText } from './http-speech-to-text.ts'
import { createHttpTextToSpeech } from './http-text-to-speech.ts'
import { decodeClip } from './opus.ts'

const sampleRateHz = 24_000

type Seen = { readonly path: string; readonly type: string; readonly body: Buffer }

async function serve(answer: (response: ServerResponse) => void) {
  const seen: Seen[] = []
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    seen.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', body })
    answer(response)
  }
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`, seen }
}

it('sends speech as a WAV file and reads the text', async () => {
  const { url, seen } = await serve((response) => response.end('{"text":" Two nights. "}'))

  const transcription = await createHttpSpeechToText({ url }).transcribe(new Float32Array(160))

  expect(transcription).toEqual({ text: 'Two nights.' })
  expect(seen[0]?.path).toBe('/v1/audio/transcriptions')
  expect(seen[0]?.type).toMatch(/^multipart\/form-data/)
  expect(seen[0]?.body.includes('RIFF')).toBe(true)
})

it('reads how sure the engine is, each stretch by its length', async () => {
  const segments = [
    { start: 0, end: 3, avg_logprob: -0.1 },
    { start: 3, end: 4, avg_logprob: -0.9 },
  ]
  const body = JSON.stringify({ text: 'Two nights. Please.', segments })
  const { url, seen } = await serve((response) => response.end(body))

  const { confidence } = await createHttpSpeechToText({ url }).transcribe(new Float32Array(160))

  expect(confidence).toBeCloseTo(Math.exp(-0.3))
  expect(String(seen[0]?.body)).toContain('verbose_json')
})

it.each([
  ['is no list', '{"text":"Two.","segments":"none"}'],
  [
    'has other fields',
    '{"text":"Two.","segments":[{"id":1},null,{"start":2,"end":1,"avg_logprob":0}]}',
  ],
])('is content with the text when what is said about it %s', async (_title, body) => {
  const { url } = await serve((response) => response.end(body))

  const transcription = await createHttpSpeechToText({ url }).transcribe(new Float32Array(160))

  expect(transcription).toEqual({ text: 'Two.' })
})

it('speaks what the engine sends, without the quiet before it', async () => {
  const quiet = sampleRateHz / 4
  const samples = Buffer.alloc(sampleRateHz * 2)
  for (let at = quiet; at < sampleRateHz / 2; at++) {
    samples.writeInt16LE(Math.round(12_000 * Math.sin(at / 10)), at * 2)
  }
  const { url, seen } = await serve((response) => response.end(samples))

  const clip = await createHttpTextToSpeech({ url }).speak('Good night.')

  expect(seen[0]?.path).toBe('/v1/audio/speech')
  expect(JSON.parse(String(seen[0]?.body))).toMatchObject({
    input: 'Good night.',
    response_format: 'pcm',
  })
  expect(clip.length).toBeGreaterThan(10)
  expect(clip.length).toBeLessThan(16)
  const heard = await decodeClip(clip, sampleRateHz)
  expect(heard.findIndex((sample) => Math.abs(sample) > 0.1)).toBeLessThan(sampleRateHz * 0.05)
})

it.each([
  ['an error', 500, ''],
  ['no text', 200, '{"words":[]}'],
])('says that the engine failed when it sends %s', async (_title, status, body) => {
  const { url } = await serve((response) => response.writeHead(status).end(body))

  await expect(
    createHttpSpeechToText({ url }).transcribe(new Float32Array(160)),
  ).rejects.toMatchObject({ kind: 'engine-failed' })
})

it.each([
  ['text', (url: string) => createHttpSpeechToText({ url }).transcribe(new Float32Array(160))],
  ['speech', (url: string) => createHttpTextToSpeech({ url }).speak('Two nights.')],
])('reads no more %s than there could be, and lets go of the engine', async (_what, ask) => {
  const left = Promise.withResolvers<void>()
  const { url } = await serve((response) => {
    const more = () =>
      void (response.write(Buffer.alloc(100_000))
        ? setImmediate(more)
        : response.once('drain', more))
    response.on('close', left.resolve)
    more()
  })

  await expect(ask(url)).rejects.toThrow('An engine answers too much')
  await left.promise
})
