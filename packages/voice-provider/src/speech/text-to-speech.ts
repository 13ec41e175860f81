/** Opus packets of 20 ms, ready to be sent. */
export type SpokenClip = readonly Uint8Array[]

/** Speaks a clause that nobody could prepare. Rejects with a `SpeechError`. */
export type TextToSpeech = {
  ready(): Promise<void>
  speak(text: string, signal?: AbortSignal): Promise<SpokenClip>
  close(): Promise<void>
}
