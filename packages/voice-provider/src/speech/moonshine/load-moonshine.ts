import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sherpa from 'sherpa-onnx-node'

import { modelFiles } from '../model-files.ts'
import type { Speech, Transcription } from '../speech-to-text.ts'
import { tokenTable } from './token-table.ts'

const sampleRateHz = 16_000
// None makes the model repeat itself; half a second of digital silence makes it drop short answers.
const paddingMs = 100
const otherPaddingMs = 250
const longestSeconds = 30

/** Loads the recognizer. Asking it blocks the thread: it belongs in a worker. */
export function loadMoonshine(): (speech: Speech) => Transcription {
  const recognizer = createRecognizer()
  const recognize = (speech: Speech, padMs: number) => {
    const stream = recognizer.createStream()
    stream.acceptWaveform({ samples: pad(speech, padMs), sampleRate: sampleRateHz })
    recognizer.decode(stream)
    return recognizer.getResult(stream).text.trim()
  }
  // The first run is slower than all later ones: nobody should wait for it.
  recognize(new Float32Array(sampleRateHz), 0)
  return (speech) => {
    const recent = speech.subarray(Math.max(0, speech.length - longestSeconds * sampleRateHz))
    return { text: recognize(recent, paddingMs) || recognize(recent, otherPaddingMs) }
  }
}

function createRecognizer() {
  const dir = mkdtempSync(join(tmpdir(), 'moonshine-'))
  try {
    const tokens = join(dir, 'tokens.txt')
    writeFileSync(tokens, tokenTable())
    return new sherpa.OfflineRecognizer({
      featConfig: { sampleRate: sampleRateHz, featureDim: 80 },
      modelConfig: {
        moonshine: {
          encoder: modelFiles.speechEncoder(),
          mergedDecoder: modelFiles.speechDecoder(),
        },
        tokens,
        numThreads: 1,
        provider: 'cpu',
        debug: 0,
      },
    })
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

function pad(speech: Speech, padMs: number): Float32Array {
  const padSamples = (padMs * sampleRateHz) / 1000
  const padded = new Float32Array(speech.length + 2 * padSamples)
  padded.set(speech, padSamples)
  return padded
}
