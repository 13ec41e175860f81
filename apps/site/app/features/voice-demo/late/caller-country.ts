import { missingPartLog } from '../../../platform/import-again.ts'
import { loadGeoLookup } from '../../../platform/load-geo-lookup.ts'

let country: string | undefined

/** Begins to find out where the caller is, where a lookup is configured. No call ever waits for it. */
export function findCallerCountry(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name="geo-lookup"]')?.content
  if (!address) return
  loadGeoLookup()
    .then(({ lookUpCountry }) => lookUpCountry(address, (found) => (country = found)))
    .catch((error: unknown) => console.error(missingPartLog, error))
}

/** What a call is told about its caller: the country, when it is known by now. */
export function callerFacts(): { readonly metadata: { readonly country: string } } | undefined {
  return country ? { metadata: { country } } : undefined
}
