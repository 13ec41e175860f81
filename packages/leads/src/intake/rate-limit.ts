import type { Clock } from '../clock.ts'

const minuteMs = 60_000
// An attacker with many addresses must not fill the memory: past this the longest unseen is forgotten.
const mostKeys = 10_000

type Bucket = { tokens: number; filledAt: number }

export type RateLimitOptions = {
  readonly perMinute: number
  readonly overallPerMinute: number
  readonly clock: Pick<Clock, 'now'>
}

/** Lets each key have so many a minute, and all of them together so many. */
export type RateLimit = {
  /** Zero when it may pass; else how long to wait, in milliseconds. */
  take(key: string): number
  /** True when less than half is left of what all together have. */
  isCrowded(): boolean
}

export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { perMinute, overallPerMinute, clock } = options
  const buckets = new Map<string, Bucket>()
  const overall: Bucket = { tokens: overallPerMinute, filledAt: clock.now() }

  function bucketOf(key: string): Bucket {
    const bucket = buckets.get(key) ?? { tokens: perMinute, filledAt: clock.now() }
    // Set anew, so that the map's order is that of the last visit.
    buckets.delete(key)
    buckets.set(key, bucket)
    if (buckets.size > mostKeys) buckets.delete(buckets.keys().next().value ?? '')
    return bucket
  }

  return {
    take(key) {
      const own = bucketOf(key)
      const waitMs = Math.max(
        fill(own, perMinute, clock.now()),
        fill(overall, overallPerMinute, clock.now()),
      )
      if (waitMs > 0) return waitMs
      own.tokens -= 1
      overall.tokens -= 1
      return 0
    },
    isCrowded() {
      fill(overall, overallPerMinute, clock.now())
      return overall.tokens < overallPerMinute / 2
    },
  }
}

/** Adds what time has brought; returns how long until there is one, or zero. */
function fill(bucket: Bucket, perMinute: number, now: number): number {
  const gained = (Math.max(0, now - bucket.filledAt) / minuteMs) * perMinute
  bucket.tokens = Math.min(perMinute, bucket.tokens + gained)
  bucket.filledAt = now
  return bucket.tokens >= 1 ? 0 : ((1 - bucket.tokens) / perMinute) * minuteMs
}
