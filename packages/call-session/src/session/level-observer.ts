import type { Clock } from '../clock.ts'
import type { Stop } from '../disposer.ts'
import { checkAudioLevelInterval } from '../rules/audio-level-interval.ts'

/** Samples the others' loudness. What was asked for outlives a call; the timer does not. */
export class LevelObserver {
  readonly #clock: Clock
  readonly #sample: () => void
  #intervalMs: number | undefined
  #stop: Stop | undefined

  constructor(clock: Clock, sample: () => void) {
    this.#clock = clock
    this.#sample = sample
  }

  get isRunning(): boolean {
    return this.#stop !== undefined
  }

  /** Remembered before a call, running within one. */
  want(intervalMs: number, isJoined: boolean): void {
    checkAudioLevelInterval(intervalMs)
    this.#intervalMs = intervalMs
    if (isJoined) this.begin()
  }

  unwant(): void {
    this.#intervalMs = undefined
    this.end()
  }

  begin(): void {
    this.end()
    if (this.#intervalMs === undefined) return
    this.#stop = this.#clock.every(this.#intervalMs, this.#sample)
  }

  end(): void {
    this.#stop?.()
    this.#stop = undefined
  }
}
