import type { Dice } from './dice.ts'

/** Where the server listens. */
export type Place = { readonly url: string; readonly port: number; readonly udpPort: number }

/** One thing thrown at the server. It is over within seconds, whatever the server does. */
export type Operation = {
  readonly place: Place
  readonly dice: Dice
  /** Says for the log what is being done, in a few words. */
  readonly note: (what: string) => void
}

export type Attack = {
  readonly run: (operation: Operation) => Promise<void>
  /** On average: the moments themselves are random. */
  readonly perSecond: number
  /** As many at the same time and no more. */
  readonly atOnce: number
}
