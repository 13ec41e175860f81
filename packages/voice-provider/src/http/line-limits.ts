/** When a call gives its line to somebody else. Nothing of this is looked at while a line is free. */
export const shares = {
  /** So long a line is whoever's has it; also what the slowest page needs to join. */
  leastMs: 8_000,
  /** A caller who gives nothing keeps it no longer. */
  quietMs: 20_000,
  /** So much more line time than the asker's a block of networks may have had within the hour. */
  aheadMs: 60_000,
  /** Less where more wait than could have a line within this, but never less than a call needs. */
  allWithinMs: 30_000,
  leastAheadMs: 20_000,
  /** Those who had less than such a call take turns, however much less. */
  ordinaryCallMs: 180_000,
} as const
