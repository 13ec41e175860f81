// The numbers of the voice client and of a call, each once.

export const voiceLimits = {
  /** Phones get a moment between the permission and the join. */
  mobileJoinDelayMs: 1_000,
  audioLevelIntervalMs: 100,
  /** Summed level strictly above which the assistant counts as speaking. */
  speakingThreshold: 0.01,
  /** The level that reads as volume 1; louder is 1 too. */
  volumeFullScale: 0.15,
  speechEndAfterMs: 1_000,
  /** A longer message is none: a page that reads megabytes stands still. */
  messageCharacters: 262_144,
  recordingWidthPx: 1_280,
  recordingHeightPx: 720,
  recordingBackground: '#FF1F2D3D',
} as const

export const callLimits = {
  /** The version of the call library whose rules and texts these are. */
  libraryVersion: '0.75.2',
  userDataCharacters: 4_096,
  appMessageCharacters: 4_096,
  sessionDataCharacters: 102_400,
  simulcastLayers: 3,
  simulcastBitrate: { min: 100_000, max: 2_500_000 },
  simulcastFramerate: { min: 1, max: 30 },
  simulcastScaleDownBy: { min: 1, max: 8 },
  /** A display name is shorter than this. */
  displayNameCharacters: 200,
  userIdCharacters: 36,
  dtmfTones: 20,
  playerVolume: { min: 0, max: 2 },
  /** Above 0, up to this. */
  blurStrengthMax: 1,
  backgroundImage: { min: 1, max: 10 },
  audioLevelIntervalMinMs: 100,
  listenersPerEvent: 10,
} as const

/** What our own transports wait for before they give up on something. */
export const transportLimits = {
  /** Without a connection by then, the next transport is tried. */
  fallbackAfterMs: 3_000,
  /** Without a call by then, its creation has failed. */
  createTimeoutMs: 15_000,
  /** A provider whose lines are busy for no longer than this is asked again when it said so. */
  busyPatienceMs: 15_000,
  /** Without any transport by then, the join has failed. */
  joinTimeoutMs: 15_000,
  /** Our own provider keeps a line so long for a call that nobody has joined; a page that falls back is to make it. */
  heldUnjoinedMs: 10_000,
  /** Without somebody who listens by then, nobody has picked up. */
  pickUpTimeoutMs: 20_000,
  /** A connection that is interrupted for longer is lost. */
  interruptionMs: 10_000,
  /** Nothing that ends waits longer than this for the other side. */
  teardownMs: 3_000,
} as const

/** What a page may send in a call with the site's own provider; what is over is refused with a word. */
export const lineLimits = {
  /** Of one typed message, and of what is taken of one spoken turn. */
  messageCharacters: 500,
  /** Typed messages, in the long run and in a burst. */
  messagesPerSecond: 2,
  messagesAtOnce: 4,
  /** A booking, and one change of it. */
  bookingsPerCall: 2,
} as const
