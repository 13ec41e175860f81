import { lineLimits } from '@nightdesk/contracts'
import { expect, it } from 'vitest'

import type { Speech, Transcription } from '../../speech/speech-to-text.ts'
import { createTranscriber } from './transcriber.ts'

const flush = () => new Promise((resolve) => setImmediate(resolve))

function open(transcribe: (speech: Speech) => Promise<Transcription>) {
  const time = { now: 0 }
  const seen: string[] = []
  const transcriber = createTranscriber({
    cut: async (from, to) => new Float32Array(to - from),
    transcribe,
    now: () => time.now,
    took: (stage, ms) => void seen.push(`${stage} ${ms}`),
    onText: ({ from, to }, { text }) => void seen.push(`${from}-${to} ${text}`),
    onFault: (error) => void seen.push(String(error)),
  })
  return { transcriber, seen, time }
}

it('makes words of a stretch, and takes the time it took', async () => {
  const work = Promise.withResolvers<Transcription>()
  const { transcriber, seen, time } = open(({ length }) =>
    length === 5 ? work.promise : Promise.reject(new Error('another stretch')),
  )
  transcriber.listen({ from: 3, to: 8 })
  time.now = 130
  work.resolve({ text: 'A room.' })
  await flush()

  expect(seen).toEqual(['recognize 130', '3-8 A room.'])
})

it('tells nothing, and times nothing, of a stretch that counts no longer', async () => {
  const work = Promise.withResolvers<Transcription>()
  const { transcriber, seen } = open(() => work.promise)
  transcriber.listen({ from: 0, to: 1 })
  transcriber.cancel()
  work.resolve({ text: 'A room.' })
  await flush()

  expect(seen).toEqual([])
})

it('tries the same stretch once more, then gives up', async () => {
  let tries = 0
  const { transcriber, seen } = open(async () => {
    tries += 1
    throw new Error('died')
  })
  transcriber.listen({ from: 0, to: 1 })
  await flush()

  expect(tries).toBe(2)
  expect(seen).toEqual(['Error: died'])
})

it('takes no more of a turn than anybody says', async () => {
  const { transcriber, seen } = open(async () => ({ text: 'x'.repeat(5_000) }))
  transcriber.listen({ from: 0, to: 1 })
  await flush()

  expect(seen[1]).toHaveLength('0-1 '.length + lineLimits.messageCharacters)
})
