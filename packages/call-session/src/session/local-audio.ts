import type { AudioDevices, Microphone, MicrophoneChoice } from '../audio-devices.ts'
import type { Emitter } from '../emitter.ts'
import { lostMicrophone, MediaError, toMediaError } from '../errors/media-error.ts'
import type { CallEvents } from './call-events.ts'
import { dispatch, type CallFacts } from './dispatch.ts'
import type { Visit } from './visit.ts'

export type InputDevices = {
  /** Opens this microphone in the place of the present one; without a name, the usual one. */
  readonly audioDeviceId?: string
  /** Makes the opened microphone louder or softer. */
  readonly gain?: number
  /** Takes over an open microphone, or goes on without one. */
  readonly audioSource?: Microphone | false
}

type Surroundings = {
  readonly devices: AudioDevices | undefined
  readonly facts: CallFacts
  readonly events: Emitter<CallEvents>
}

/** The visitor's microphone in a call: opened, muted, exchanged, lost. */
export class LocalAudio {
  readonly #around: Surroundings
  isOn = true

  constructor(around: Surroundings) {
    this.#around = around
  }

  /** Whether the visitor can be heard; null while there is no call. */
  state(): boolean | null {
    const local = this.#around.facts.roster.get('local')
    return local ? local.audio === 'playable' : null
  }

  /** Hands a microphone over to a visit, muted as the visitor has it. */
  hold(visit: Visit, microphone: Microphone | undefined): void {
    const isNew = microphone !== visit.microphone
    visit.hold(microphone)
    if (!microphone) return
    microphone.track.enabled = this.isOn
    if (isNew) visit.disposer.add(microphone.onLost(() => this.#lose(visit, microphone)))
  }

  /** Asks for a microphone; without one the call goes on, as a page may offer typing. */
  async openFor(visit: Visit): Promise<void> {
    try {
      this.hold(visit, await this.#open({}))
    } catch (error) {
      if (!visit.isOver) this.#around.events.emit('camera-error', toMediaError(error))
    }
  }

  async change(visit: Visit, { audioDeviceId, gain, audioSource }: InputDevices): Promise<void> {
    const choice = {
      ...(audioDeviceId !== undefined && { deviceId: audioDeviceId }),
      ...(gain !== undefined && { gain }),
    }
    const microphone =
      audioSource === undefined ? await this.#open(choice) : audioSource || undefined
    if (visit.isOver) return microphone?.release()
    try {
      await visit.line?.setMicrophone(microphone)
    } catch (error) {
      // Nobody holds it yet, so nobody else would let go of it.
      microphone?.release()
      throw error
    }
    this.hold(visit, microphone)
    this.tell(visit)
  }

  /** Tells how the visitor's sound stands, where that has changed. */
  tell(visit: Visit): void {
    const { facts, events } = this.#around
    const local = facts.roster.get('local')
    if (!local || local.audio === visit.audio) return
    const participant = { ...local, audio: visit.audio }
    dispatch({ type: 'participant-updated', participant }, facts, events)
  }

  #lose(visit: Visit, microphone: Microphone): void {
    if (visit.isOver || visit.microphone !== microphone) return
    this.tell(visit)
    // Whether to go on unheard, with another one, or not at all is for whoever listens.
    this.#around.events.emit('camera-error', lostMicrophone())
  }

  #open(choice: MicrophoneChoice): Promise<Microphone> {
    const { devices } = this.#around
    if (devices) return devices.openMicrophone(choice)
    return Promise.reject(new MediaError('undefined-mediadevices', 'There are no devices here.'))
  }
}
