import type { Span } from '@nightdesk/understanding'

/** Where an order goes, in a sentence with it: "two pizzas delivered to 88 Main Street". */
export const deliveredTo: RegExp =
  /\b(?:deliver(?:ed|y)?|bring|brought|sent|send|ship(?:ped)?|mail(?:ed)?)(?: (?:it|them|that|over|out))* to (?:me at |us at )?((?!(?:my|our|the) (?:house|home|place)\b|(?:her|him|them|me|us|it|my (?:mom|mother|sister|brother|aunt|friend|dad|father|daughter|son))\b)[^,.?!]{3,60}?)(?= (?:please|around|by|in \d+|for \d|at (?:\d|noon|half))|[,.?!]|$)/i

const streets =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|way|parkway|terrace|circle|highway|square|trail'
export const streetAddress: RegExp = new RegExp(
  `\\b\\d{1,5} (?:[A-Za-z0-9'.]+ ){1,3}?(?:${streets})\\b\\.?(?:,? (?:apartment|apt|unit|suite|floor|number) \\w+)?`,
  'i',
)

/** "22 Oak Lane", anywhere in a sentence. */
export function spotAddress(text: string): string | undefined {
  return streetAddress.exec(text)?.[0]
}

const fetches = /\b(?:come|comes|coming|came|send|sent|driver|over here)\b[^,.?!]{0,20}$/i

/** "Bring me over to the hospital", but no "come to 12 Oak Street". */
export const isTowards = (before: string): boolean => towards.test(before) && !fetches.test(before)

export const towards: RegExp = /\b(?:to|into|towards?)\s+(?:the\s+)?$/i
const away = /\b(?:from|at|up at|up in)\s+(?:the\s+)?$/i

/** Places of any town: what learned the places of one leaves some unmarked, which words before them tell apart. */
export function withPlaces(
  text: string,
  marked: readonly Span[],
  others: readonly Span[],
): readonly Span[] {
  const free = others.filter(
    ({ slot, from, to }) =>
      slot === 'place' && !marked.some((span) => span.from < to && from < span.to),
  )
  const added = free.flatMap((span): readonly Span[] => {
    const before = text.slice(0, span.from)
    const slot = towards.test(before) ? 'dropoff' : away.test(before) ? 'pickup' : undefined
    const isTold = marked.some((one) => one.slot === slot)
    return slot && !isTold ? [{ ...span, slot, confidence: 1 }] : []
  })
  const short = marked.filter(({ slot, text: words }) => slot !== 'wish' || !isStory(words))
  return [...short, ...added]
    .map((span) => wholePlace(text, span))
    .toSorted((a, b) => a.from - b.from)
}

// A wish has few words; more are what somebody tells around it.
const mostWishWords = 7
const isStory = (words: string) => words.split(' ').length > mostWishWords

const whose = /(?:\b(?:dr|doctor|mr|mrs|ms|saint|st)\.? )?[\w-]+['’]s $/i

const trailing = /(?:[\s,]+(?:like|um|uh|please|so|and|then|on|at|for))+[\s,.]*$/i

/** "33 Willow Way" is no "33 Willow", and "Dr. Patel's office" is hers. */
function wholePlace(text: string, span: Span): Span {
  if (!/^(?:pickup|dropoff)$/.test(span.slot)) return span
  const owner = whose.exec(text.slice(0, span.from))
  const from = owner ? owner.index : span.from
  const found = streetAddress.exec(text)
  const end = found?.index === span.from ? found.index + found[0].length : 0
  const to = Math.max(span.to, end)
  return { ...span, from, to, text: text.slice(from, to).replace(trailing, '') }
}

/** The number of a house is no hour. */
export function isInAddress(text: string, from: number): boolean {
  const found = streetAddress.exec(text)
  return found !== null && found.index <= from && from < found.index + found[0].length
}
