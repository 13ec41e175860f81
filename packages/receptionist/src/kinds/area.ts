import { areas, boroughs } from '@nightdesk/content'
import { directions, kinds, titleCase } from './street-words.ts'

const units = /^(?:apartment|apt|unit|suite|floor|room)$/

/** The door and the part of the city come last: "apartment 4 B in Brooklyn". */
export function splitEnd(words: readonly string[]): {
  body: readonly string[]
  unit?: string
  borough?: string
} {
  const { end, borough } = splitArea(words)
  const at = end.findIndex((word, index) => index > 0 && units.test(word))
  const unit = at > 0 ? titleCase(end.slice(at).join(' ')) : undefined
  return {
    body: at > 0 ? end.slice(0, at) : end,
    ...(unit ? { unit } : {}),
    ...(borough ? { borough } : {}),
  }
}

/** "… Steinway Street in Astoria", "… Bergen Avenue Jersey City". */
function splitArea(words: readonly string[]): { end: readonly string[]; borough?: string } {
  const at = areaFrom(words) ?? knownAreaFrom(words)
  if (at === undefined) return { end: words }
  const end = words.slice(0, at)
  const area = words
    .slice(at)
    .join(' ')
    .replace(/^(?:over )?(?:in )?(?:the )?/, '')
    .split(' ')
  const named = boroughs.find((name) => name.toLowerCase() === area.join(' '))
  return { end, borough: named ?? titleCase(area.join(' ')) }
}

/** Where the part of the city begins: after the kind of street and its side, where words follow that are no door. */
function areaFrom(words: readonly string[]): number | undefined {
  const kind = words.findIndex(
    (word, at) => at > 0 && kinds.has(word) && !kinds.has(words[at + 1] ?? ''),
  )
  if (kind < 0) return undefined
  const at = directions[words[kind + 1] ?? ''] ? kind + 2 : kind + 1
  const next = words[at] ?? ''
  const isArea = at < words.length && !units.test(next) && !/^(?:and|at|&|[a-z]|\d.*)$/.test(next)
  return isArea && words.length - at <= longestArea ? at : undefined
}

const longestArea = 4
const areaNames: ReadonlySet<string> = new Set(
  [...boroughs, ...areas].map((name) => name.toLowerCase().replace(/^the /, '')),
)

/** "Nine ten Grand Concourse in the Bronx": some streets end without a kind, but everybody knows the area. */
function knownAreaFrom(words: readonly string[]): number | undefined {
  const size = [3, 2, 1].find((length) => areaNames.has(words.slice(-length).join(' ')))
  if (size === undefined || size > words.length - 2) return undefined
  const before = words.slice(0, -size)
  const led =
    /(?: over)? in(?: the)?$|(?: the)$/.exec(before.join(' '))?.[0].trim().split(' ') ?? []
  return before.length - led.length
}
