// How a page and the provider reach each other: addresses, words, frames and codes.

/** Where a web call is created, below the provider's address. */
export const webCallPath = '/call/web'

/** Where a page gets the pass that starts one call with one assistant, below the provider's address. */
export const startTokenPath = '/token'

export const sdpContentType = 'application/sdp'

/** The one data channel, made by the page. */
export const messagesChannel = 'messages'

/** The one plain word the provider sends: the assistant hears the caller. */
export const listeningWord = 'listening'

/** The one plain word the page sends: the assistant can be heard. */
export const playableWord = 'playable'

/** The name under which the assistant takes part in a call. */
export const assistantUserName = 'Vapi Speaker'

/** Sound over a WebSocket: 16-bit little-endian mono, one frame in each binary message. */
export const pcmFrames = {
  frameMs: 20,
  toProvider: { sampleRateHz: 16_000, samples: 320, bytes: 640 },
  toPage: { sampleRateHz: 24_000, samples: 480, bytes: 960 },
} as const

/** Why a provider closes a WebSocket. */
export const closeCodes = {
  normal: 1_000,
  timeout: 4_408,
  overCap: 4_429,
} as const
