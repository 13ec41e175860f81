import { tableOf } from '@nightdesk/understanding'
import type { Value } from './value.ts'

/** A time zone that callers name, and how far its clocks are behind New York. */
type Zone = { readonly name: string; readonly behindMinutes: number; readonly places: RegExp }

const zones: Readonly<Record<string, Zone>> = tableOf({
  'Eastern time': {
    name: 'America/New_York',
    behindMinutes: 0,
    places:
      /\b(?:connecticut|delaware|florida|georgia|indiana|kentucky|maine|maryland|massachusetts|michigan|ohio|pennsylvania|vermont|(?:west )?virginia|new (?:york|jersey|hampshire)|(?:north|south) carolina|rhode island|boston|atlanta|miami|detroit)\b/i,
  },
  'Central time': {
    name: 'America/Chicago',
    behindMinutes: 60,
    places:
      /\b(?:alabama|arkansas|illinois|iowa|kansas|louisiana|minnesota|mississippi|missouri|nebraska|oklahoma|tennessee|texas|wisconsin|(?:north|south) dakota|chicago|dallas|houston|austin|nashville|memphis|minneapolis|milwaukee|tulsa|omaha)\b/i,
  },
  'Mountain time': {
    name: 'America/Denver',
    behindMinutes: 120,
    places: /\b(?:colorado|montana|utah|wyoming|idaho|new mexico|denver|boise|salt lake)\b/i,
  },
  'Pacific time': {
    name: 'America/Los_Angeles',
    behindMinutes: 180,
    places:
      /\b(?:california|oregon|washington state|nevada|seattle|portland|los angeles|l\.?a\.?|san (?:diego|francisco|jose)|las vegas)(?:\b|$)/i,
  },
})

const named =
  /\b(eastern|central|mountain|pacific)(?: (?:standard|daylight))?(?: time\b|(?=\W*$)|(?=,| please\b| if\b| not\b))/i
const ownTime = /\b(?:my|our|local) time\b|\btime (?:here|where (?:i|we))\b/i

/** "Two o'clock Central", "ten my time, we're in Denver": which clock the caller means. */
export function spotZone(text: string): string | undefined {
  const zone = named.exec(text)?.[1]
  if (zone) return `${zone.slice(0, 1).toUpperCase()}${zone.slice(1).toLowerCase()} time`
  return ownTime.test(text)
    ? Object.entries(zones).find(([, { places }]) => places.test(text))?.[0]
    : undefined
}

export function readZone(text: string): Value | undefined {
  const zone = spotZone(text)
  return zone ? { kind: 'text', text: zone } : undefined
}

const zoneOf = (value: Value | undefined) =>
  value?.kind === 'text' ? zones[value.text] : undefined

export const behindMinutes = (value: Value | undefined): number => zoneOf(value)?.behindMinutes ?? 0
export const zoneName = (value: Value | undefined): string | undefined => zoneOf(value)?.name
export const zoneClauses = (): readonly string[] => Object.keys(zones).map((zone) => `${zone},`)
