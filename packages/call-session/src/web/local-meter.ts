import type { Disposer } from '../disposer.ts'
import { createLevelMeter, type LevelMeter } from './level-meter.ts'

export type LocalMeter = {
  /** Measures another track from now on. */
  follow(track: MediaStreamTrack | null): void
  level(): number
}

/** Measures the visitor's microphone. Made with the first question, since most pages never ask. */
export function createLocalMeter(track: MediaStreamTrack | null, disposer: Disposer): LocalMeter {
  let current = track
  let meter: LevelMeter | undefined
  let isOver = false
  disposer.add(() => {
    isOver = true
    meter?.close()
  })
  const listen = () => {
    if (current) meter?.listen(new MediaStream([current]))
  }
  return {
    follow(next) {
      current = next
      listen()
    },
    level() {
      if (isOver || !current) return 0
      if (!meter) {
        meter = createLevelMeter()
        listen()
      }
      return meter.level()
    },
  }
}
