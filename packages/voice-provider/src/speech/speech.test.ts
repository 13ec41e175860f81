import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { clipPackets, readClipFile, type StoredClip } from '../bank/clip-file.ts'
import { createFlite } from './flite/create-flite.ts'
import { modelFiles } from './model-files.ts'
import { createMoonshine } from './moonshine/create-moonshine.ts'
import { decodeClip } from './opus.ts'
import type { SpeechToText } from './speech-to-text.ts'
import type { TextToSpeech } from './text-to-speech.ts'
import { frameSamples, loadVoiceActivity } from './voice-activity.ts'
import { countWordErrors, toWords } from './word-errors.ts'

const sampleRateHz = 16_000
const callersDir = join(import.meta.dirname, '../../../../e2e/callers')
const callers = readClipFile(callersDir, 'callers.generated').clips

const hear = (clip: StoredClip) => decodeClip(clipPackets(clip), sampleRateHz)

describe('the voice detector', () => {
  it('hears speech where there is some, within a tenth of a second, and none where there is none', async () => {
    const caller = callers[0]
    if (!caller) throw new Error('no callers')
    const speech = await hear(caller)
    const second = new Float32Array(sampleRateHz - (sampleRateHz % frameSamples))
    const detect = loadVoiceActivity(modelFiles.voiceActivity())()
    const probabilities = [second, speech, second].map((samples) => {
      const frames = Math.floor(samples.length / frameSamples)
      return Array.from({ length: frames }, (_, at) =>
        detect(samples.subarray(at * frameSamples, (at + 1) * frameSamples)),
      )
    })
    const [before = [], during = [], after = []] = probabilities

    expect(Math.max(...before)).toBeLessThan(0.2)
    expect(during.findIndex((probability) => probability > 0.5)).toBeLessThanOrEqual(3)
    expect(during.filter((probability) => probability > 0.5).length).toBeGreaterThan(
      during.length * 0.7,
    )
    expect(Math.max(...after.slice(6))).toBeLessThan(0.3)
  })
})

describe('the engines of this machine', () => {
  let speechToText: SpeechToText
  let textToSpeech: TextToSpeech

  beforeAll(async () => {
    speechToText = createMoonshine()
    textToSpeech = createFlite()
    await Promise.all([speechToText.ready(), textToSpeech.ready()])
  })

  afterAll(() => Promise.all([speechToText.close(), textToSpeech.close()]))

  it('understand callers with few wrong words', async () => {
    const sample = callers.filter((_, at) => at % 4 === 0)
    let errors = 0
    let words = 0
    for (const caller of sample) {
      const { text } = await speechToText.transcribe(await hear(caller))
      errors += countWordErrors(caller.text, text)
      words += toWords(caller.text).length
    }

    expect(sample.length).toBeGreaterThanOrEqual(8)
    expect(errors / words).toBeLessThan(0.08)
  })

  it('do not recognize what nobody wants any more', async () => {
    const controller = new AbortController()
    controller.abort()

    await expect(
      speechToText.transcribe(new Float32Array(sampleRateHz), controller.signal),
    ).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('speak what was never prepared, from its first sound on', async () => {
    const wanted = 'Please tell the manager that I called.'
    const clip = await textToSpeech.speak(wanted)
    const samples = await decodeClip(clip, sampleRateHz)
    const firstLoud = samples.findIndex((sample) => Math.abs(sample) > 0.02)

    expect(clip.length).toBeGreaterThan(50)
    expect(firstLoud).toBeLessThan(sampleRateHz * 0.06)
    const { text } = await speechToText.transcribe(samples)
    expect(countWordErrors(wanted, text)).toBeLessThanOrEqual(2)
  })
})
