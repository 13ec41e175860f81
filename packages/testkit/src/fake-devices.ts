import {
  MediaError,
  type AudioDevices,
  type DeviceInfo,
  type MediaErrorType,
  type MediaTrack,
  type Microphone,
  type MicrophoneChoice,
} from '@nightdesk/call-session'

export class FakeTrack implements MediaTrack {
  readonly id: string
  readonly kind = 'audio'
  enabled = true
  readyState: 'live' | 'ended' = 'live'

  constructor(id: string) {
    this.id = id
  }

  stop(): void {
    this.readyState = 'ended'
  }
}

/** A machine with microphones that can be refused, held back, taken away and counted. */
export class FakeDevices implements AudioDevices {
  readonly tracks: FakeTrack[] = []
  readonly asked: MicrophoneChoice[] = []
  /** What the next request is refused with. */
  refusal: MediaErrorType | undefined
  /** While true a permission prompt is open: requests wait for `answer`. */
  isPrompting = false
  available: readonly DeviceInfo[] = [
    { deviceId: 'default', kind: 'audioinput', label: 'Microphone' },
    { deviceId: 'speaker', kind: 'audiooutput', label: 'Speaker' },
  ]
  readonly #waiting: (() => void)[] = []
  readonly #listeners = new Set<() => void>()
  readonly #lost = new Map<FakeTrack, Set<() => void>>()

  get liveTracks(): number {
    return this.tracks.filter((track) => track.readyState === 'live').length
  }

  get listeners(): number {
    return this.#listeners.size + [...this.#lost.values()].reduce((sum, set) => sum + set.size, 0)
  }

  async openMicrophone(choice: MicrophoneChoice = {}): Promise<Microphone> {
    this.asked.push(choice)
    if (this.isPrompting) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    if (this.refusal) throw new MediaError(this.refusal, `refused: ${this.refusal}`)
    const track = new FakeTrack(`mic-${this.tracks.length + 1}`)
    this.tracks.push(track)
    return this.#microphone(track, choice.deviceId)
  }

  /** The visitor answers the prompt. */
  answer(): void {
    this.isPrompting = false
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  /** The cable is pulled. */
  unplug(): void {
    const track = this.tracks.findLast((one) => one.readyState === 'live')
    if (!track) throw new Error('No microphone is open.')
    track.stop()
    for (const listener of Array.from(this.#lost.get(track) ?? [])) listener()
  }

  async list(): Promise<readonly DeviceInfo[]> {
    return this.available
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  change(devices: readonly DeviceInfo[]): void {
    this.available = devices
    for (const listener of Array.from(this.#listeners)) listener()
  }

  #microphone(track: FakeTrack, deviceId: string | undefined): Microphone {
    const lost = new Set<() => void>()
    this.#lost.set(track, lost)
    return {
      track,
      deviceId,
      onLost: (listener) => {
        lost.add(listener)
        return () => void lost.delete(listener)
      },
      release: () => track.stop(),
    }
  }
}
