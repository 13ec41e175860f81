// How a page and the provider reach each other: addresses, words, frames and codes.

/** Where a web call is created, below the provider's address. */
export const webCallPath = '/call/web'

/** Where a page gets the pass that starts one call with one assistant, below the provider's address. */
export const startTokenPath = '/token'

export const sdpContentType = 'application/sdp'

/** The one data channel, made by the page. */
export const messagesChannel = 'messages'

/** The plain word the provider sends when a call begins: the assistant hears the caller. */
export const listeningWord = 'listening'

/** The one plain word the page sends: the assistant can be heard. */
export const playableWord = 'playable'

/** The name under which the assistant takes part in a call. */
export const assistantUserName = 'Vapi Speaker'

/**
 * The first text on a line over which a call is taken up again: how many of the page's texts had come in by then. The
 * others are sent anew.
 */
export function takenUpText(received: number): string {
  return `taken-up ${received}`
}

/** How many texts had come in, where this is that first text. */
export function readTakenUp(text: unknown): number | undefined {
  const count = /^taken-up (\d+)$/.exec(String(text))?.[1]
  return count === undefined ? undefined : Number(count)
}

/** Where a page takes its call up again that had this many texts of the provider's before its line was lost. */
export function takeUpUrl(webCallUrl: string, seen: number): string {
  return `${webCallUrl}&seen=${seen}`
}

/** Sound over a WebSocket: 16-bit little-endian mono, one frame in each binary message. */
export const pcmFrames = {
  frameMs: 20,
  toProvider: { sampleRateHz: 16_000, samples: 320, bytes: 640 },
  toPage: { sampleRateHz: 24_000, samples: 480, bytes: 960 },
} as const

/** Why a side closes a WebSocket. */
export const closeCodes = {
  /** The call is over. */
  normal: 1_000,
  /** The page gives up a line that brings nothing; it may take the call up again over another one. */
  lineGivenUp: 4_000,
  timeout: 4_408,
  overCap: 4_429,
} as const
