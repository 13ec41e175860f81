import { tableOf } from '@nightdesk/understanding'
import { streetKinds } from '@nightdesk/content'

/** How streets are called, by every form that is heard: "ave" is an Avenue. */
export const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries(streetKinds).flatMap(([kind, forms]) =>
    forms.map((form) => [form, kind] as const),
  ),
)
export const directions: Readonly<Record<string, string>> = tableOf({
  east: 'East',
  west: 'West',
  north: 'North',
  south: 'South',
  e: 'East',
  w: 'West',
  n: 'North',
  s: 'South',
})

/** What is found by its own name, whatever street or town it is named after: "Canal Street Station". */
export const houseWords: RegExp =
  /\b(?:station|hotel|inn|suites|hospital|marriott|hilton|hyatt|sheraton|ramada|radisson|crowne|museum|school|college|university|high|church|synagogue|temple|mosque|theater|theatre|diner|deli|cafe|bar|restaurant|pub|club|market|mall|pier|entrance|exit|side|library|playhouse|court|clinic|bank|pharmacy|gym|garage|terminal)\b/

const small = /^(?:of|the|and|at|in|on|de|la|by|near|off|from|to|for|with)$/
// Also written small where a recognizer began a new sentence: "Mount Sinai. The hospital".
const alwaysSmall = /^(?:of|the|and|at|in|on|by|near|off|from|to|for|with)$/i

/** As a name is written; within a line, small words at the beginning stay small too: "…, the Loft Building". */
export function titleCase(
  text: string,
  { isWithin = false }: { readonly isWithin?: boolean } = {},
): string {
  return text
    .split(' ')
    .map((word, index) => (index > 0 || isWithin ? innerWord(word) : capital(word)))
    .join(' ')
}

function innerWord(word: string): string {
  if (alwaysSmall.test(word)) return word.toLowerCase()
  return small.test(word) ? word : capital(word)
}

const capital = (word: string) =>
  /[A-Z]/.test(word) ? word : word.replaceAll(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase())

/** Capitals as they were written, where the words are the same: "NYU Langone", "MacDougal". */
export function asWritten(name: string, text: string): string {
  if (!/[a-z]/.test(text)) return name
  const written = new Map(
    text
      .replaceAll(/[’‘`]/g, "'")
      .split(/[\s,.;:!?]+/)
      .filter((word) => /\S[A-Z]/.test(word))
      .map((word) => [word.toLowerCase(), word]),
  )
  return name.replaceAll(/[^\s,]+/g, (word) => written.get(word.toLowerCase()) ?? word)
}

const edges =
  /^(?:our place|my place|our house|my house|home at|(?:on )?(?:the )?(?:(?:north|south)?(?:east|west|north|south) )?corner of|at|from|to|in|on|it's|its|it is|that's|that would be|um|uh|oh|please|yes|yeah|just|my address is|the address is|address is|(?:i'm|i am|we're|we are)(?: staying| living| over| out)? (?:at|in)|(?:i|we) (?:live|work|stay) (?:at|in|on)|staying at|go to|going to|pick me up|pickup|dropoff)(?= \S)/
const afterwards =
  /^(?:please|thanks|thank|you|um|uh|roughly|actually|probably|now|though|again|there|right)$/

/** Without the words around it. */
export function trimmed<T>(parts: readonly T[], wordOf: (part: T) => string): readonly T[] {
  const words = parts.map(wordOf)
  let from = 0
  for (;;) {
    const edge = edges.exec(words.slice(from).join(' '))?.[0]
    if (edge === undefined) break
    from += edge.split(' ').length
  }
  let to = words.length
  while (to > from + 1 && afterwards.test(words[to - 1] ?? '')) to -= 1
  return parts.slice(from, to)
}

const ways =
  /^(?:between|near|across|opposite|around|it's|its|we're|i'm|behind|above|downstairs|buzzer)$/

/** Without how to find it: "between Amsterdam and Broadway", "it's the one with the awning". */
export function withoutWay<T>(parts: readonly T[], wordOf: (part: T) => string): readonly T[] {
  const end = parts.findIndex((part, at) => at >= 2 && ways.test(wordOf(part)))
  return end < 0 ? parts : parts.slice(0, end)
}
