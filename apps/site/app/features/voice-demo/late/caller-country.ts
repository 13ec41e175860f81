let country: string | undefined

/** Begins to find out where the caller is, where a lookup is configured. No call ever waits for it. */
export function findCallerCountry(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name="geo-lookup"]')?.content
  if (!address) return
  void import('../../../platform/late/geo-lookup.ts')
    .then(({ lookUpCountry }) => lookUpCountry(address, (found) => (country = found)))
    .catch(() => undefined)
}

/** What a call is told about its caller: the country, when it is known by now. */
export function callerFacts(): { readonly metadata: { readonly country: string } } | undefined {
  return country ? { metadata: { country } } : undefined
}
