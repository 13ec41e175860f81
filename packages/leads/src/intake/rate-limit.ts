import { minuteMs, type VisitLog } from '@nightdesk/contracts'

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
  take(key: string): number | Promise<number>
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

export type SharedRateOptions = RateLimitOptions & {
  /** Apart from what else is counted in the log. */
  readonly name: string
  readonly visits: VisitLog
}

/** The same for all servers together: no more in any minute. Whom this server alone would refuse, the log never sees. */
export function createSharedRateLimit(options: SharedRateOptions): RateLimit {
  const { name, visits, perMinute } = options
  const own = createRateLimit(options)

  return {
    async take(key) {
      const waitMs = await own.take(key)
      if (waitMs > 0) return waitMs
      const noted = await visits.note({ names: [`${name}:${key}`], keepMs: minuteMs })
      const oldest = noted?.earlier[0]?.at(-perMinute)
      if (!oldest) return 0
      await noted?.leave()
      return minuteMs - oldest.agoMs
    },
  }
}
