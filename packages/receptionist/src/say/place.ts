import { boroughs, knownPlaces, streetKinds, streetNames } from '@nightdesk/content'
import { tableOf } from '@nightdesk/understanding'
import type { Clause } from '../conversation.ts'
import type { Place } from '../kinds/place.ts'
import type { Street } from '../kinds/street.ts'
import { sayHouse, sayOrdinal } from './number.ts'

const and = 'and'
const directions: readonly string[] = ['East', 'West', 'North', 'South']
const nakedNames: readonly string[] = [
  'Broadway',
  'Bowery',
  'Avenue of the Americas',
  'Central Park West',
]

/** A place as the end of a phrase: "forty-eight" "Orchard" "Street,". */
export function sayPlace(place: Place): Clause[] {
  if (place.kind === 'known')
    return [`${place.known.spoken},`, ...(place.terminal ? [terminalClause(place.terminal)] : [])]
  if (place.kind === 'street')
    return [...sayName(place.name), ...sayStreet(place.street), ...sayArea(place.borough)]
  if (place.kind === 'corner')
    return [
      ...sayName(place.name),
      ...sayStreet(place.streets[0]),
      and,
      ...sayStreet(place.streets[1]),
      ...sayArea(place.borough),
    ]
  return [`${place.text},`]
}

const sayName = (name: string | undefined): Clause[] => (name ? [`${name},`] : [])

/** "Montclair," "New Jersey,"; the Bronx keeps its article in a sentence. */
function sayArea(area: string | undefined): Clause[] {
  const parts = area?.split(', ') ?? []
  return parts.map((part) => `${boroughs.find((name) => name === `the ${part}`) ?? part},`)
}

function sayStreet({ house, direction, name, kind, side }: Street): Clause[] {
  const numbered = /^(\d+)(?:st|nd|rd|th)$/.exec(name)
  return [
    ...(house ? sayHouse(house) : []),
    ...(direction ? [direction] : []),
    ...(numbered ? sayOrdinal(Number(numbered[1])) : [kind ? name : `${name},`]),
    ...(kind ? [`${kind},`] : []),
    ...(side ? [`${side},`] : []),
  ]
}

const terminalWords: Readonly<Record<string, string>> = tableOf({
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  7: 'seven',
  8: 'eight',
  A: 'A',
  B: 'B',
  C: 'C',
})

function terminalClause(terminal: string): Clause {
  return `terminal ${terminalWords[terminal] ?? terminal},`
}

export function placeClauses(): Clause[] {
  return [
    ...knownPlaces.map(({ spoken }) => `${spoken},`),
    ...Object.keys(terminalWords).map(terminalClause),
    ...boroughs.map((name) => `${name},`),
    ...streetNames.filter((name) => !nakedNames.includes(name)),
    ...nakedNames.map((name) => `${name},`),
    ...Object.keys(streetKinds).map((kind) => `${kind},`),
    ...directions,
    ...directions.map((name) => `${name},`),
    and,
  ]
}
