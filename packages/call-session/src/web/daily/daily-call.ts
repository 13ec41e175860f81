// The part of `@daily-co/daily-js` 0.75.2 that is used here, in our own words: its types come in two shapes
// depending on who resolves them, and a test needs no more than this.

export type DailyParticipant = {
  readonly session_id: string
  readonly user_name: string
  readonly local: boolean
  readonly tracks?: { readonly audio?: { readonly state?: string } }
}

export type DailyEvents = {
  'left-meeting': object
  error: {
    readonly errorMsg: string
    readonly error?: { readonly type?: string; readonly msg?: string; readonly details?: unknown }
  }
  'camera-error': {
    readonly errorMsg?: { readonly errorMsg?: string }
    readonly error?: { readonly type?: string; readonly msg?: string }
  }
  'nonfatal-error': { readonly type: string; readonly errorMsg: string }
  'participant-joined': { readonly participant: DailyParticipant }
  'participant-updated': { readonly participant: DailyParticipant }
  'participant-left': { readonly participant: DailyParticipant }
  'track-started': DailyTrackEvent
  'track-stopped': DailyTrackEvent
  'app-message': { readonly data: unknown; readonly fromId: string }
  'remote-participants-audio-level': {
    readonly participantsAudioLevel: Readonly<Record<string, number>>
  }
  'network-quality-change': {
    readonly threshold: 'good' | 'low' | 'very-low'
    readonly quality: number
  }
  'network-connection': {
    readonly type: 'signaling' | 'peer-to-peer' | 'sfu'
    readonly event: string
  }
  'access-state-updated': {
    readonly access: unknown
    readonly awaitingAccess?: unknown
  }
  'recording-started': object
  'recording-stopped': object
}

export type DailyTrackEvent = {
  readonly participant: DailyParticipant | null
  readonly track: MediaStreamTrack
  readonly type: string
}

export type DailyCall = {
  on<Name extends keyof DailyEvents>(
    name: Name,
    listener: (event: DailyEvents[Name]) => void,
  ): unknown
  join(properties: Readonly<Record<string, unknown>>): Promise<unknown>
  destroy(): Promise<void>
  sendAppMessage(data: unknown): unknown
  updateParticipant(id: string, updates: object): unknown
  setInputDevicesAsync(devices: {
    readonly audioSource: MediaStreamTrack | false
  }): Promise<unknown>
  setOutputDeviceAsync(device: { readonly outputDeviceId: string }): Promise<unknown>
  startRemoteParticipantsAudioLevelObserver(intervalMs: number): Promise<unknown>
}

export type DailyFactory = {
  createCallObject(properties: Readonly<Record<string, unknown>>): DailyCall
}
