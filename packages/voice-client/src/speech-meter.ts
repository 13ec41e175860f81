import type { Clock, Stop } from '@nightdesk/call-session'
import { voiceLimits } from '@nightdesk/contracts'

export type SpeechListeners = {
  readonly onVolume: (volume: number) => void
  readonly onSpeechStart: () => void
  readonly onSpeechEnd: () => void
}

/** The level divided by 0.15, and 1 at most. */
export function volumeOf(level: number): number {
  return Math.min(1, level / voiceLimits.volumeFullScale)
}

/** Makes volume and speech out of the others' loudness. */
export class SpeechMeter {
  readonly #clock: Clock
  readonly #listeners: SpeechListeners
  #stopSilence: Stop | undefined

  constructor(clock: Clock, listeners: SpeechListeners) {
    this.#clock = clock
    this.#listeners = listeners
  }

  hear(levels: Readonly<Record<string, number>>): void {
    const level = Object.values(levels).reduce((sum, one) => sum + one, 0)
    this.#listeners.onVolume(volumeOf(level))
    if (level <= voiceLimits.speakingThreshold) return
    if (!this.#stopSilence) this.#listeners.onSpeechStart()
    this.#stopSilence?.()
    this.#stopSilence = this.#clock.after(voiceLimits.speechEndAfterMs, () => {
      this.#stopSilence = undefined
      this.#listeners.onSpeechEnd()
    })
  }

  /** After the call nothing is said any more, not even its end. */
  stop(): void {
    this.#stopSilence?.()
    this.#stopSilence = undefined
  }
}
