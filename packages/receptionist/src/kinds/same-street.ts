import { printStreet, type Street } from './street.ts'

type OnStreet = { readonly street: Street; readonly borough?: string }

/** "It's fifteen, not one": another number on the street that was told is in the same part of the city. */
export function numberedAnew<Said extends OnStreet>(
  { borough, street }: OnStreet,
  said: Said,
): Said | undefined {
  const isOther = (['kind', 'direction', 'side'] as const).some(
    (one) => said.street[one] !== undefined && said.street[one] !== street[one],
  )
  if (said.street.name !== street.name || isOther) return undefined
  return { ...(borough ? { borough } : {}), ...said, street: { ...street, ...said.street } }
}

/** "On Johnson Avenue. 2500 Johnson Avenue.": the name before an address is that of its own street. */
export function isNameOf(name: string, street: Street): boolean {
  const { house: _, ...named } = street
  return name.toLowerCase() === printStreet(named).toLowerCase()
}
