import type { EarEvents, Ear, OpenEar, Sound } from '../../hearing/ear.ts'
import { createSoundGate } from '../../hearing/sound-gate.ts'

// Sooner, and sound that is only late would come twice: once as silence, once as itself.
const soundMissingAfterMs = 400
// No page is that far ahead of time: ten seconds of packets nobody could have spoken yet.
const mostTooEarly = 500

type EarOptions = EarEvents & {
  readonly openEar: OpenEar
  readonly now: () => number
  /** More sound came in than anybody can have made. */
  readonly onFlood: () => void
}

/** The first stage of a call: the caller's packets come in, frames of hearing come out. */
export type EarStage = Ear & {
  /** Where nothing comes in, the ear is told so: silence is heard too. */
  tick(at: number): void
}

export function createEarStage({ openEar, now, onFlood, ...events }: EarOptions): EarStage {
  const isInTime = createSoundGate(now)
  // Opened by the first sound: an ear is a thread of its own, and whoever only types needs none.
  let ear: Ear | undefined
  let isClosed = false
  let lastSoundAt = now()
  let tooEarly = 0

  return {
    hear(sound: Sound) {
      lastSoundAt = now()
      if (isClosed) return
      if (isInTime(sound)) {
        ear ??= openEar(events)
        return ear.hear(sound)
      }
      tooEarly += 1
      if (tooEarly > mostTooEarly) onFlood()
    },
    tick(at) {
      if (at - lastSoundAt > soundMissingAfterMs) ear?.hear({ kind: 'missing' })
    },
    cut(fromFrame, toFrame) {
      if (!ear) throw new Error('Nothing has been heard in this call yet')
      return ear.cut(fromFrame, toFrame)
    },
    close() {
      isClosed = true
      ear?.close()
    },
  }
}
