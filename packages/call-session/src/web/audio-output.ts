import { createDisposer, type Disposer, type Stop } from '../disposer.ts'
import { sessionError } from '../errors/session-error.ts'
import { createLevelMeter, type LevelMeter } from './level-meter.ts'
import { nextGesture } from './gestures.ts'
import { onReturn } from './interruptions.ts'

/**
 * Where the assistant is heard: one media element, made within the visitor's gesture so that the browser lets
 * it sound, and a meter beside it. The element, not Web Audio, plays: only then does echo cancellation know
 * what to take out of the microphone.
 */
export type AudioOutput = {
  /** Called inside a gesture; the stop it returns is `stop`. */
  prime(): Stop
  /** Kept with true when it sounds, with false when it was stopped before. What is refused is tried again with each touch. */
  play(stream: MediaStream, onBlocked: (error: unknown) => void): Promise<boolean>
  /** Loudness now, 0 to 1. */
  level(): number
  setDevice(deviceId: string): Promise<void>
  setVolume(volume: number): void
  stop(): void
}

type Playing = {
  readonly element: HTMLAudioElement
  readonly meter: LevelMeter
  readonly disposer: Disposer
}

export function createAudioOutput(): AudioOutput {
  let playing: Playing | undefined
  let volume = 1
  const current = (): Playing => {
    playing ??= begin()
    return playing
  }
  const stop = () => {
    playing?.disposer.dispose()
    playing = undefined
  }
  return {
    prime() {
      const { element, meter } = current()
      meter.wake()
      // Nothing is played yet; trying is what unlocks the element.
      element.srcObject ??= new MediaStream()
      element.play().catch(() => {})
      return stop
    },
    async play(stream, onBlocked) {
      const now = current()
      const { element, meter } = now
      element.volume = volume
      element.srcObject = stream
      meter.listen(stream)
      return sound(now, onBlocked)
    },
    level: () => playing?.meter.level() ?? 0,
    async setDevice(deviceId) {
      const { element } = current()
      // Not every browser lets a page choose.
      if (!('setSinkId' in element)) {
        throw sessionError('not-supported-by-transport', 'setOutputDevice()')
      }
      await element.setSinkId(deviceId)
    },
    setVolume(wanted) {
      volume = Math.min(1, Math.max(0, wanted))
      if (playing) playing.element.volume = volume
    },
    stop,
  }
}

function begin(): Playing {
  const element = document.createElement('audio')
  element.autoplay = true
  // A phone call pauses the element, and not every browser lets it go on by itself.
  const goOn = () => {
    if (element.srcObject && element.paused) element.play().catch(() => {})
  }
  const meter = createLevelMeter(goOn)
  const disposer = createDisposer()
  const stopWaiting = onReturn(goOn)
  disposer.add(() => {
    stopWaiting()
    element.pause()
    element.srcObject = null
    meter.close()
  })
  return { element, meter, disposer }
}

/** Plays; where the browser does not, tells why, once, and plays when it is touched. */
async function sound(
  { element, meter, disposer }: Playing,
  onBlocked: (error: unknown) => void,
): Promise<boolean> {
  let isStopped = false
  disposer.add(() => {
    isStopped = true
  })
  const attempt = async (isFirst: boolean): Promise<boolean> => {
    try {
      await element.play()
      return !isStopped
    } catch (error) {
      if (isStopped || isReplaced(error)) return false
      if (isFirst) onBlocked(error)
      await nextGesture(disposer)
      meter.wake()
      return attempt(false)
    }
  }
  return attempt(true)
}

/** Something else is played by now. */
function isReplaced(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
