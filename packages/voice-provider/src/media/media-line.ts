import type { Sound } from '../hearing/ear.ts'

export type LineEvents = {
  /** Sound and messages can go both ways. */
  onOpen(): void
  onSound(sound: Sound): void
  onText(text: string): void
  /** The other side has gone, or cannot be reached any more. Comes once, and not after `close`. */
  onClose(): void
}

/** The way to one caller, whatever it is made of. Nothing throws once it is closed. */
export type MediaLine = {
  /** The next 20 ms of the receptionist, or of silence: one after the other for the whole call. */
  sendOpus(packet: Uint8Array): void
  sendText(text: string): void
  close(code?: number): void
}
