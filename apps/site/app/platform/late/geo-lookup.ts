// Comes only where a lookup is configured: nothing of the cache behind it is on any other page.
import { readCountry } from '@nightdesk/contracts'
import { QueryClient, QueryObserver } from '@tanstack/query-core'

async function ask(address: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(address, { signal, credentials: 'omit' })
  if (!answer.ok) throw new Error(`The lookup answered ${answer.status}.`)
  // Null for a country nobody knows: that is an answer too.
  return readCountry(await answer.json()) ?? null
}

type LookUp = (address: string, onCountry: (country: string) => void) => () => void

/**
 * Asks for the visitor's country, once for all who want to know it. TanStack Query's own rules hold: 3 more tries, 1 s
 * apart and then twice as long each, 30 s at most, and 5 minutes in the cache.
 */
export function createGeoLookup(): LookUp {
  const cache = new QueryClient()
  cache.mount()
  return (address, onCountry) => {
    const observer = new QueryObserver<string | null>(cache, {
      queryKey: ['country', address],
      queryFn: ({ signal }) => ask(address, signal),
      // Nobody changes country while reading a page.
      staleTime: Infinity,
    })
    const tell = ({ data }: { readonly data: string | null | undefined }) => {
      if (data) onCountry(data)
    }
    const stop = observer.subscribe(tell)
    tell(observer.getCurrentResult())
    return stop
  }
}

/** The one lookup of this page. */
export const lookUpCountry: LookUp = createGeoLookup()
