import type { Found } from './numbers.ts'
import type { Place } from './place.ts'

const vagueNames =
  /^(?:(?:my|the|our|his|her) (?:house|home|place|apartment|flat|hotel|office|work|building|airport|station|train station|airbnb|door|hospital|doctor|school|church|restaurant|theater)|home|the office|an airport|airport|brooklyn|manhattan|queens|the bronx|staten island|new jersey|midtown|downtown|uptown|long island)$/

/** Places that are named, but to which nobody could drive. */
export function vagueIn(words: readonly string[], taken: ReadonlySet<number>): Found<Place>[] {
  const found: Found<Place>[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (const length of [3, 2, 1]) {
      const text = words.slice(at, at + length).join(' ')
      if (taken.has(at) || at + length > words.length || !vagueNames.test(text)) continue
      found.push({
        value: { kind: 'vague', text: printVague(text), isAirport: text.includes('airport') },
        from: at,
        to: at + length,
      })
      at += length - 1
      break
    }
  }
  return found
}

function printVague(text: string): string {
  const isName = !/^(?:my|our|his|her|an?|home|airport)\b|^the (?!bronx)/.test(text)
  return isName ? text.replaceAll(/\b(?!the\b)\p{L}/gu, (letter) => letter.toUpperCase()) : text
}
