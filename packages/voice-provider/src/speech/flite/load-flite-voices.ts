import { readFile } from 'node:fs/promises'

import { modelFiles } from '../model-files.ts'
import { trimQuiet } from '../trim-quiet.ts'
import { readWave, type Wave } from '../wave.ts'
import { runInMemory } from './memory-system.ts'

const gain = 0.9

export type FliteVoice = {
  readonly name: 'slt' | 'rms' | 'awb'
  /** How long its sounds are, beside its own pace of 1. */
  readonly stretch?: number
  /** How high it speaks; not every voice listens to it. */
  readonly pitchHz?: number
}

/** Loads the program that speaks in several plain voices. Asking it blocks the thread. */
export async function loadFliteVoices(): Promise<
  (text: string, voice: FliteVoice) => Promise<Wave>
> {
  const program = await WebAssembly.compile(await readFile(modelFiles.flite()))
  return async (text, { name, stretch, pitchHz }) => {
    const settings = [
      ...(stretch ? ['--setf', `duration_stretch=${stretch}`] : []),
      ...(pitchHz ? ['--setf', `int_f0_target_mean=${pitchHz}`] : []),
    ]
    const args = ['flite', '-voice', name, ...settings, '-t', text, '-o', '/clip.wav']
    const { samples, sampleRateHz } = readWave(await runInMemory(program, args))
    const speech = trimQuiet(samples, sampleRateHz).map((sample) => sample * gain)
    return { samples: speech, sampleRateHz }
  }
}
