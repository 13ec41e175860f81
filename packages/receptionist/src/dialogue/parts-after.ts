import type { Span } from '@nightdesk/understanding'
import { bothParts } from '../kinds/name-parts.ts'

const marker =
  /(?:,? (?:is|was|being|as|that['’]s)|['’]s) (?:(?:the|my|his|her|their|our) )?(last name|family name|surname|first name|given name)\b/gi
const isLast = (part = ''): boolean => /^(?:last|family|sur)/i.test(part)
const small =
  /^(?:yes|yeah|no|nope|not|almost|nearly|it|it['’]s|its|the|name|name['’]s|names|is|and|but|so|actually|well|um|uh|oh|sorry|under|put|for|wait|that|that['’]s|this|my|his|her|their|i|i['’]m|said|we|you|have|got|with|as|in|to|of|mr|mrs|ms|miss|dr|doctor|called|a|turned|around|backwards|other|way|then|okay|ok)$/i
const mostWords = 4

/** The words of a name that end here; letters that spell it are none. */
function nameBefore(text: string): readonly string[] {
  const words = text.split(/[\s,.;:!?]+/).filter(Boolean)
  while ((words.at(-1) ?? '').length === 1) words.pop()
  const names: string[] = []
  for (const word of words.toReversed()) {
    if (small.test(word) || !/^[\p{L}'’-]{2,}$/u.test(word) || names.length >= mostWords) break
    names.unshift(word)
  }
  return names
}

function told(text: string): { first?: string; last?: string } | undefined {
  const found = [...text.matchAll(marker)]
  const segments = found.map(({ index }, at) => {
    const before = found[at - 1]
    return nameBefore(text.slice(before ? before.index + before[0].length : 0, index))
  })
  const [one, other] = segments
  const [first, second] = found.map((match) => isLast(match[1]))
  if (!one || one.length === 0 || first === undefined) return undefined
  if (other && other.length > 0 && first !== second) {
    const [last, given] = first ? [one, other] : [other, one]
    return { first: given.join(' '), last: last.join(' ') }
  }
  if (found.length > 1) return undefined
  if (!first) return { first: one.join(' ') }
  // "Li Na, Li is the last name": the other words are the first.
  const family = one.at(-1) ?? ''
  const given = one.slice(0, -1).filter((word) => word.toLowerCase() !== family.toLowerCase())
  return { last: family, ...(given.length > 0 && { first: given.join(' ') }) }
}

/** "Chen is the last name, Wei Ling is the first name": which is which is told after it. */
export function partsAfter(text: string, spans: readonly Span[]): readonly Span[] {
  const parts = spans.some(({ slot }) => slot === 'name') ? told(text) : undefined
  if (!parts) return spans
  const name = { slot: 'name', text: bothParts(parts), from: 0, to: text.length, confidence: 1 }
  return [name, ...spans.filter(({ slot }) => slot !== 'name')]
}
