/** Where our own server tells the country of a visitor, from what its proxy says. */
export const geoPath = '/api/geo'

// As the services that answer this question call it.
const countryFields = ['country', 'country_code', 'countryCode'] as const
// What proxies write when they do not know, or will not say.
const noCountry: ReadonlySet<string> = new Set(['XX', 'ZZ', 'T1'])

/** A code of two letters (ISO 3166) in capitals; undefined for anything else. */
export function toCountry(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^[a-z]{2}$/i.test(text)) return undefined
  const code = text.toUpperCase()
  return noCountry.has(code) ? undefined : code
}

/** The country in a lookup's answer, by any of its usual names. */
export function readCountry(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const fields = answer as Readonly<Record<string, unknown>>
  const codes = countryFields.map((field) => toCountry(fields[field]))
  return codes.find((code) => code !== undefined)
}
