import { lineLimits } from '@nightdesk/contracts'

// More than there are calls at once: what is forgotten is over.
const mostCalls = 2_000

/** What each call has booked, so that no call books without end. */
export type Bookings = {
  /** False when this would be one too many; a repeat never is. */
  note(callId: string, key: string): boolean
}

export function createBookings(): Bookings {
  const keysOf = new Map<string, Set<string>>()

  return {
    note(callId, key) {
      const keys = keysOf.get(callId) ?? new Set()
      if (keys.size >= lineLimits.bookingsPerCall && !keys.has(key)) return false
      keysOf.set(callId, keys.add(key))
      if (keysOf.size > mostCalls) keysOf.delete(keysOf.keys().next().value ?? '')
      return true
    },
  }
}
