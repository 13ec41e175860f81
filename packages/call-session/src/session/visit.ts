import type { MediaTrack, Microphone } from '../audio-devices.ts'
import { createDisposer, type Disposer } from '../disposer.ts'
import { createStopController, type StopController } from '../runtime.ts'
import type { CallLine, TrackState, TransportEvent } from '../transport.ts'
import type { Participants } from './call-events.ts'

/**
 * One stay in a call, from the begin of a join to its end. Everything that belongs to it hangs on it, so what
 * an earlier stay still sends can never touch a later one.
 */
export class Visit {
  readonly url: string
  readonly controller: StopController = createStopController()
  readonly disposer: Disposer = createDisposer()
  line: CallLine | undefined
  /** What came before the call was joined: told afterwards, when listeners can answer it. */
  early: TransportEvent[] = []
  /** Keeps the promise of the join. */
  joined: (participants: Participants) => void = () => {}
  /** Why it ended; breaks the promise of a join that is still open. */
  endedBy: Error | undefined
  #microphone: Microphone | undefined

  constructor(url: string) {
    this.url = url
    this.disposer.add(() => this.#microphone?.release())
  }

  get isOver(): boolean {
    return this.controller.signal.aborted
  }

  get microphone(): Microphone | undefined {
    return this.#microphone
  }

  get track(): MediaTrack | undefined {
    return this.#microphone?.track
  }

  /** Takes a microphone over and lets go of the one before; after the end it is let go of at once. */
  hold(microphone: Microphone | undefined): void {
    if (microphone !== this.#microphone) this.#microphone?.release()
    this.#microphone = microphone
    if (this.isOver) microphone?.release()
  }

  get audio(): TrackState {
    if (!this.track || this.track.readyState === 'ended') return 'blocked'
    return this.track.enabled ? 'playable' : 'off'
  }

  end(reason: Error): void {
    this.endedBy = reason
    this.controller.abort()
    this.disposer.dispose()
  }
}
