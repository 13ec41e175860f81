/** Samples between -1 and 1, one channel, 16 kHz. */
export type Speech = Float32Array

export type Transcription = {
  readonly text: string
  /** 0 to 1, where the engine can tell. */
  readonly confidence?: number
}

/** Turns one stretch of speech into text. Rejects with a `SpeechError`. */
export type SpeechToText = {
  /** Resolves once the engine can be asked; rejects when it never can. */
  ready(): Promise<void>
  transcribe(speech: Speech, signal?: AbortSignal): Promise<Transcription>
  close(): Promise<void>
}
