import { readFile } from 'node:fs/promises'

import { createOpusWriter } from '../opus.ts'
import { modelFiles } from '../model-files.ts'
import type { SpokenClip } from '../text-to-speech.ts'
import { trimQuiet } from '../trim-quiet.ts'
import { readWave } from '../wave.ts'
import { runInMemory } from './memory-system.ts'

const voice = 'slt'
const gain = 0.9

/** Loads the live voice: plain, but it speaks anything within a tenth of a second. */
export async function loadFlite(): Promise<(text: string) => Promise<SpokenClip>> {
  const program = await WebAssembly.compile(await readFile(modelFiles.flite()))
  const speak = async (text: string) => {
    const args = ['flite', '-voice', voice, '-t', text, '-o', '/clip.wav']
    const { samples, sampleRateHz } = readWave(await runInMemory(program, args))
    const speech = trimQuiet(samples, sampleRateHz).map((sample) => sample * gain)
    const writer = await createOpusWriter(sampleRateHz)
    try {
      return writer.write(speech)
    } finally {
      writer.close()
    }
  }
  await speak('Ready.')
  return speak
}
