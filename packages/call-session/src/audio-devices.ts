import type { Stop } from './disposer.ts'

/** What is needed of a `MediaStreamTrack`; every one of them fits. */
export type MediaTrack = {
  readonly id: string
  readonly kind: string
  readonly readyState: 'live' | 'ended'
  enabled: boolean
  stop(): void
}

/** An open microphone. Whoever holds it releases it; a call that is given one takes that over. */
export type Microphone = {
  readonly track: MediaTrack
  readonly deviceId: string | undefined
  /** The device was taken away or the permission withdrawn; a release does not count. */
  onLost(listener: () => void): Stop
  release(): void
}

export type MicrophoneChoice = {
  readonly deviceId?: string
  /** How many times as loud as it is; 1 leaves it alone. */
  readonly gain?: number
}

export type DeviceInfo = {
  readonly deviceId: string
  readonly kind: 'audioinput' | 'audiooutput'
  readonly label: string
}

/** The sound devices of the machine. */
export type AudioDevices = {
  /**
   * Asks for a microphone. The request leaves in the same tick, so that a call from a click handler counts
   * as the visitor's wish. Rejects with a `MediaError`.
   */
  openMicrophone(choice?: MicrophoneChoice): Promise<Microphone>
  list(): Promise<readonly DeviceInfo[]>
  onChange(listener: () => void): Stop
}
