import type { Found, Token, Utterance } from '@nightdesk/understanding'
import type { Place } from './place.ts'

const vagueNames =
  /^(?:(?:my|the|our|his|her) (?:house|home|place|apartment|flat|hotel|office|work|building|airport|station|train station|airbnb|door|hospital|doctor|school|church|restaurant|theater)|home|the office|an airport|airport|brooklyn|manhattan|queens|the bronx|staten island|new jersey|midtown|downtown|uptown|long island)$/

/** Places that are named, but to which nobody could drive. */
export function vagueIn({ words, tokens }: Utterance, taken: ReadonlySet<number>): Found<Place>[] {
  const found: Found<Place>[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (const length of [3, 2, 1]) {
      const text = words.slice(at, at + length).join(' ')
      if (taken.has(at) || at + length > words.length || !vagueNames.test(text)) continue
      const house = houseNamedAfter(tokens, at, length)
      found.push(
        house ?? {
          value: { kind: 'vague', text: printVague(text), isAirport: text.includes('airport') },
          from: at,
          to: at + length,
        },
      )
      at += (house ? house.to - at : length) - 1
      break
    }
  }
  return found
}

const houses =
  /^(?:museum|zoo|college|academy|library|mall|center|hospital|stadium|arena|theater|theatre|hotel|marriott|bowl)$/

/** "The Brooklyn Museum" is not all of Brooklyn. */
function houseNamedAfter(
  tokens: readonly Token[],
  at: number,
  length: number,
): Found<Place> | undefined {
  const next = tokens[at + length]
  const part = tokens.slice(at, at + length)
  if (!next || !houses.test(next.word) || part.at(-1)?.isLast) return undefined
  const name = [...part.filter(({ word }) => word !== 'the'), next]
  const text = name.map(({ raw }) => raw.slice(0, 1).toUpperCase() + raw.slice(1)).join(' ')
  return { value: { kind: 'free', text }, from: at, to: at + length + 1 }
}

function printVague(text: string): string {
  const isName = !/^(?:my|our|his|her|an?|home|airport)\b|^the (?!bronx)/.test(text)
  return isName ? text.replaceAll(/\b(?!the\b)\p{L}/gu, (letter) => letter.toUpperCase()) : text
}
