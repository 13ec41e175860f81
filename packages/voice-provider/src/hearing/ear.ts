import type { Speech } from '../speech/speech-to-text.ts'

/** Length of one frame of hearing: 512 samples at 16 kHz. */
export const frameMs = 32

/** What comes in from the caller, 20 ms at a time. */
export type Sound =
  | { readonly kind: 'opus'; readonly packet: Uint8Array }
  | { readonly kind: 'pcm'; readonly samples: Int16Array }
  /** Got lost on the way; the packet after it may tell what was in it. */
  | { readonly kind: 'lost'; readonly after?: Uint8Array }
  /** Nothing comes in at all. */
  | { readonly kind: 'missing' }

/** Frame `index` of the call and how likely it is speech, from 0 to 1. */
export type HeardFrame = { readonly index: number; readonly probability: number }

export type EarEvents = {
  onFrame(frame: HeardFrame): void
  /** The ear works no more; its call cannot go on. */
  onDeath(error: Error): void
}

/** Listens to one caller. */
export type Ear = {
  hear(sound: Sound): void
  /** The sound of these frames, as long as it is not older than half a minute. */
  cut(fromFrame: number, toFrame: number): Promise<Speech>
  close(): void
}

export type OpenEar = (events: EarEvents) => Ear
