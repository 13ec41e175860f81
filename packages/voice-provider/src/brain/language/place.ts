import type { KnownPlace } from '@nightdesk/content'
import type { Street } from './streets.ts'

export type Place =
  | { readonly kind: 'known'; readonly known: KnownPlace; readonly terminal?: string }
  | {
      readonly kind: 'street'
      readonly street: Street
      readonly borough?: string
      readonly unit?: string
    }
  | { readonly kind: 'corner'; readonly streets: readonly [Street, Street] }
  | { readonly kind: 'free'; readonly text: string }
  /** Named, but nobody could drive there: "my house", "the airport". */
  | { readonly kind: 'vague'; readonly text: string; readonly isAirport: boolean }

export function printPlace(place: Place): string {
  if (place.kind === 'known')
    return place.terminal ? `${place.known.name}, Terminal ${place.terminal}` : place.known.name
  if (place.kind === 'street')
    return [printStreet(place.street), place.unit, place.borough].filter(Boolean).join(', ')
  if (place.kind === 'corner') return place.streets.map(printStreet).join(' and ')
  return place.text
}

function printStreet({ house, direction, name, kind, side }: Street): string {
  return [house, direction, name, kind, side]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
}

export function isSamePlace(a: Place, b: Place): boolean {
  return printPlace(a) === printPlace(b)
}
