import type { Clock } from '../clock.ts'
import { createBucket, type Bucket } from './bucket.ts'

// An attacker with many addresses must not fill the memory: past this the longest unseen is forgotten.
const mostKeys = 10_000

export type RateLimitOptions = {
  readonly perMinute: number
  readonly clock: Pick<Clock, 'now'>
}

/** Lets each key have so many a minute. Keys share nothing: nobody's junk takes another's place. */
export type RateLimit = {
  /** Zero when it may pass; else how long to wait, in milliseconds. */
  take(key: string): number
}

export function createRateLimit({ perMinute, clock }: RateLimitOptions): RateLimit {
  const buckets = new Map<string, Bucket>()

  function bucketOf(key: string): Bucket {
    const bucket = buckets.get(key) ?? createBucket(perMinute, clock)
    // Set anew, so that the map's order is that of the last visit.
    buckets.delete(key)
    buckets.set(key, bucket)
    if (buckets.size > mostKeys) buckets.delete(buckets.keys().next().value ?? '')
    return bucket
  }

  return {
    take(key) {
      const bucket = bucketOf(key)
      const waitMs = bucket.waitMs()
      if (waitMs === 0) bucket.take()
      return waitMs
    },
  }
}
