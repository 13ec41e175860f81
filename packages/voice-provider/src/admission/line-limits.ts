/** When a call must give up its line to another visitor. Applies only while every line is busy. */
export const shares = {
  /** Nobody loses a line sooner than this; the slowest page needs as long to join. */
  leastMs: 8_000,
  /** A caller who says and types nothing may lose the line after this. */
  quietMs: 20_000,
  /** A block of networks that had this much more line time within the hour than the asker's may lose a line. */
  aheadMs: 60_000,
  /** Where many wait, `aheadMs` shrinks, so that each can have a line within this time. */
  allWithinMs: 30_000,
  /** It never shrinks below this, which a short call needs. */
  leastAheadMs: 20_000,
  /** Blocks that had less than this within the hour count as equal, however much less one of them had. */
  ordinaryCallMs: 180_000,
} as const
