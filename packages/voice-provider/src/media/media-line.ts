import type { Sound } from '../hearing/ear.ts'

/** What made a line unfit for a call: its page reads nothing or sends without end, or the line itself broke. */
export type LineFault = 'line-stalled' | 'line-flooded' | 'line-failed'

/**
 * How a line ended. A page that has hung up wants no other one. One that has only closed it, or whose network is lost,
 * may take its call up over another.
 */
export type LineEnd = 'hung-up' | 'closed' | 'lost' | LineFault

/** A page that leaves more than this unread is hung up on. */
export const mostUnsentBytes = 1_000_000

export type LineEvents = {
  /** Sound and messages can go both ways. */
  onOpen(): void
  onSound(sound: Sound): void
  onText(text: string): void
  /** The other side has gone, or cannot be reached any more. Comes once, and not after `close`. */
  onClose(end: LineEnd): void
}

/** The way to one caller, whatever it is made of. Nothing throws once it is closed. */
export type MediaLine = {
  /** The next 20 ms of the receptionist, or of silence: one after the other for the whole call. */
  sendOpus(packet: Uint8Array): void
  sendText(text: string): void
  close(code?: number): void
}
