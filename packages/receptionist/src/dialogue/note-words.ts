import type { Span } from '@nightdesk/understanding'
import { tagsOf, type Task } from '../script.ts'
import { clausesOf } from './clauses.ts'
import type { Meaning } from './interpret.ts'
import type { Turn } from './turn.ts'
import { writesDown } from './writes-down.ts'

export const refusals: RegExp =
  /\b(?:n['’]t|not|dont|rather|no need|instead of)\b[^.?!,;]*\b(?:transfer\w*|talk|speak|hold|wait|put|connect\w*|anybody|anyone|person|call me|calls me)\b|n['’]t\b[^.?!,;]*\b(?:transfer\w*|talk|speak|hold|wait|connect\w*|anybody|anyone)\b/i

/** "No, I don't want to talk to anybody, just write it down: it was the blue one." */
export const withoutRefusal = (text: string): string =>
  text
    .split(/(?<=[.?!,;])\s+/)
    .flatMap((sentence) => {
      const isRefused = (part: string) => refusals.test(part) || writesDown.test(part)
      if (!isRefused(sentence)) return [sentence]
      const told = clausesOf(sentence).filter(({ text: part }) => !isRefused(part))
      return told.map(({ text: part }) => part.trim()).filter((part) => !merely.test(part))
    })
    .join(' ')

const merely =
  /^\W*(?:(?:no|nope|yes|yeah|sure|well|oh|so|and|or|but|please|thanks|just|can['’]?t|couldn['’]?t|can|could|you|i|i['’]d|rather|don['’]t)\b\W*)*$/i

const ofCaller: ReadonlySet<string> = new Set(['name', 'spelled', 'phone', 'email'])

/** "It's on a red ribbon, my name is Nadia Flores": who is calling has a place of its own. */
export function withoutCaller({ text, spans }: Pick<Meaning, 'text' | 'spans'>): string {
  const caller = spans.filter(({ slot }) => ofCaller.has(slot))
  if (!caller.some((span) => text.includes(span.text))) return text
  // A letter that is spelled looks like a word that begins a clause: "R, E, I, L, L, Y".
  const others = clausesOf(text).filter(
    ({ text: part, from }) =>
      !caller.some(
        (span) =>
          part.includes(span.text) || (span.from < from && span.to > from + part.trim().length - 1),
      ),
  )
  return others.map(({ text: part }) => part.trim()).join(' ')
}

export const fewestOwnWords = 4
// Once it is plain that a note is taken down, less is told of it.
export const fewestInNote = 3
const fewestOfMatter = 2
const small: ReadonlySet<string> = new Set(
  "a an the and or but so no yes yeah yep ok okay sure please thank thanks you i i'm i'd my me mine it it's its is was are am be at on in to from for of by under with that that's this name number phone cell need have got get can can't could did do just write down put take note tell them um uh well oh just like right correct all alright hi hello here there your what's fine i'll later call good set".split(
    ' ',
  ),
)

/** Of what is plainly about the matter, two words are told: "it was a brown cane". */
export function isTelling(
  turn: Turn,
  { text, spans }: Meaning,
  id?: string,
  fewestWords: number = fewestOwnWords,
): boolean {
  const task = turn.task()
  const fewest = id === undefined ? fewestWords : fewestOfMatter
  return task !== undefined && tellsIn(task, text, spans) >= fewest
}

/** How many words say more than the facts that were marked in them. */
export function tellsIn({ slots }: Task, text: string, spans: readonly Span[]): number {
  const tags = slots.flatMap(tagsOf)
  const rest = spans
    .filter(({ slot }) => tags.includes(slot))
    .reduce((left, span) => left.replace(span.text, ' '), text)
  const words = rest.toLowerCase().match(/[a-z][\w'’]*/g) ?? []
  return words.filter((word) => !small.has(word.replace('’', "'"))).length
}
