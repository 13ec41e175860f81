import { lineLimits } from '@nightdesk/contracts'

// More than there are calls at once: what is forgotten is over.
const mostCalls = 2_000

/** Stores a booking and gives its reference. `earlier` is the one it corrects. */
type Store = (earlier: string | undefined) => Promise<string>

/** What each call has booked: no call books without end, and a further booking corrects the first. */
export type Bookings = {
  /** The reference of the booking, once stored; nothing when it is one too many. What fails takes no place. */
  book(callId: string, key: string, store: Store): Promise<string | undefined>
}

export function createBookings(): Bookings {
  const bookedIn = new Map<string, Map<string, Promise<string>>>()

  function bookingsOf(callId: string): Map<string, Promise<string>> {
    const bookings = bookedIn.get(callId) ?? new Map<string, Promise<string>>()
    bookedIn.set(callId, bookings)
    if (bookedIn.size > mostCalls) bookedIn.delete(bookedIn.keys().next().value ?? '')
    return bookings
  }

  return {
    async book(callId, key, store) {
      const bookings = bookingsOf(callId)
      const repeated = bookings.get(key)
      if (repeated) return repeated
      if (bookings.size >= lineLimits.bookingsPerCall) return undefined
      const [first] = bookings.values()
      const booking = afterwards(first, store)
      bookings.set(key, booking)
      try {
        return await booking
      } catch (error) {
        bookings.delete(key)
        throw error
      }
    },
  }
}

async function afterwards(first: Promise<string> | undefined, store: Store): Promise<string> {
  return store(await first?.catch(() => undefined))
}
