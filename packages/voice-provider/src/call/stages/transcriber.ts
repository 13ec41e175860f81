import { lineLimits } from '@nightdesk/contracts'

import type { Ear } from '../../hearing/ear.ts'
import type { Speech, SpeechToText, Transcription } from '../../speech/speech-to-text.ts'
import type { CallWatch } from '../call-tally.ts'
import type { Guess } from '../spoken-turn.ts'

type Transcribe = SpeechToText['transcribe']

type TranscriberOptions = {
  readonly cut: Ear['cut']
  readonly transcribe: Transcribe
  readonly now: () => number
  /** Told how long it took to make words of a stretch that still counted then. */
  readonly took: CallWatch['took']
  readonly onText: (guess: Guess, transcription: Transcription) => void
  readonly onFault: (error: unknown) => void
}

/** The stage that finds out what was said in a stretch of the call; only the latest stretch counts. */
export type Transcriber = {
  listen(guess: Guess): void
  cancel(): void
}

export function createTranscriber(options: TranscriberOptions): Transcriber {
  let controller: AbortController | undefined

  async function listen(guess: Guess): Promise<void> {
    const { signal } = (controller = new AbortController())
    const startedAt = options.now()
    try {
      const speech = await options.cut(guess.from, guess.to)
      const transcription = await recognize(options.transcribe, speech, signal)
      if (signal.aborted) return
      options.took('recognize', options.now() - startedAt)
      options.onText(guess, shorten(transcription))
    } catch (error) {
      if (!signal.aborted) options.onFault(error)
    }
  }

  return {
    listen: (guess) => void listen(guess),
    cancel: () => controller?.abort(),
  }
}

/** Nobody says more in one turn; an engine that hears more has lost its way. */
function shorten({ text, ...rest }: Transcription): Transcription {
  return { ...rest, text: text.slice(0, lineLimits.messageCharacters) }
}

// A worker that died has been replaced by now: the same speech gets a second chance, once.
async function recognize(
  transcribe: Transcribe,
  speech: Speech,
  signal: AbortSignal,
): Promise<Transcription> {
  try {
    return await transcribe(speech, signal)
  } catch {
    signal.throwIfAborted()
    return await transcribe(speech, signal)
  }
}
