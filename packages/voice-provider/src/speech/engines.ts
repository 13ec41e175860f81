import { createEarPool, type EarPool } from '../hearing/ear-pool.ts'
import { createFlite } from './flite/create-flite.ts'
import { createHttpSpeechToText } from './http-speech-to-text.ts'
import { createHttpTextToSpeech } from './http-text-to-speech.ts'
import { createMoonshine } from './moonshine/create-moonshine.ts'
import type { SpeechToText } from './speech-to-text.ts'
import type { TextToSpeech } from './text-to-speech.ts'

/** Everything that hears and speaks. */
export type Engines = {
  readonly ears: EarPool
  readonly speechToText: SpeechToText
  readonly textToSpeech: TextToSpeech
}

export type EngineAddresses = {
  readonly sttUrl?: string | undefined
  readonly ttsUrl?: string | undefined
}

/** The engines of this machine, or those at the addresses given. They load in the background. */
export function startEngines({ sttUrl, ttsUrl }: EngineAddresses): Engines {
  return {
    ears: createEarPool(),
    speechToText: sttUrl ? createHttpSpeechToText({ url: sttUrl }) : createMoonshine(),
    textToSpeech: ttsUrl ? createHttpTextToSpeech({ url: ttsUrl }) : createFlite(),
  }
}

export async function whenReady({ ears, speechToText, textToSpeech }: Engines): Promise<void> {
  await Promise.all([ears.ready(), speechToText.ready(), textToSpeech.ready()])
}

export async function closeEngines({ ears, speechToText, textToSpeech }: Engines): Promise<void> {
  ears.close()
  await Promise.all([speechToText.close(), textToSpeech.close()])
}
