/** Something that was noted before, and how long ago that was. */
export type PastVisit = { readonly agoMs: number; readonly note: string }

export type Visit = {
  /** Each is counted apart; nobody else may note anything under one of them meanwhile. */
  readonly names: readonly string[]
  /** How long it counts. */
  readonly keepMs: number
  readonly note?: string | undefined
}

export type NotedVisit = {
  /** What was there before this one, oldest first, by the place of the name. */
  readonly earlier: readonly (readonly PastVisit[])[]
  /** It was something else than it seemed at first. Nobody waits for it. */
  become(note: string): void
  /** It does not count after all. */
  leave(): Promise<void>
}

/** What visitors did lately, on whichever server: limits are counted by it. */
export type VisitLog = {
  /**
   * Notes a visit and tells of those before it, in one step. Nothing when that cannot be done in time: whoever asks then
   * goes by what they have seen themselves.
   */
  note(visit: Visit): Promise<NotedVisit | undefined>
}
