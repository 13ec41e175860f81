import type { Read, Span } from '@nightdesk/understanding'
import type { Script } from '../script.ts'
import type { State } from '../state.ts'

/** A sentence of its own about something for a person, and where it stands. */
export type MatterBeside = { readonly matter: string; readonly from: number; readonly to: number }

const beyondDoubt = 0.9
// What is never said by the way.
export const grave: ReadonlySet<string> = new Set(['complaint', 'bill', 'status', 'lost', 'cancel'])
const fewWords = 4

/** "Two of us. And what about my driver, who isn't here?": what is for a person counts beside any answer. */
export function matterBeside(
  read: Read,
  { matters }: Script,
  text: string,
): MatterBeside | undefined {
  const sentences = [
    ...text.matchAll(
      /\S[^]*?(?:[.?!]+(?=\s|$)|$|(?=\s+(?:and|also|plus) (?:also )?(?:i|we|my|can|could|what about)\b))/gi,
    ),
  ]
  if (sentences.length < 2 || Object.keys(matters).length === 0) return undefined
  for (const { 0: sentence, index } of sentences) {
    if (sentence.trim().split(' ').length < fewWords) continue
    const [first] = read(sentence.trim(), { asked: 'open' }).intents
    const isOne = first && first.confidence >= beyondDoubt && grave.has(first.id)
    if (isOne && matters[first.id])
      return { matter: first.id, from: index, to: index + sentence.length }
  }
  return undefined
}

/** What was told beside it, with everything in its place. */
export function withoutSentence<
  T extends { readonly text: string; readonly spans: readonly Span[] },
>(meaning: T, { from, to }: MatterBeside): T {
  const { text } = meaning
  return {
    ...meaning,
    text: text.slice(0, from) + '.'.repeat(to - from) + text.slice(to),
    spans: meaning.spans.filter((span) => span.to <= from || span.from >= to),
  }
}

/** A task in hand, or one of this call that can be changed, takes "change" and "cancel" before a person does. */
export function matterIn(
  script: Script,
  state: State,
  intents: readonly string[],
  text: string,
): string | undefined {
  const isOurs = (intent: string) =>
    script.tasks.some(
      ({ id, intents: own, changeIntents = [], dropIntents = [], saidBy }) =>
        (own.includes(intent) && (saidBy?.test(text) ?? true)) ||
        (dropIntents.includes(intent) && state.current?.task === id) ||
        (changeIntents.includes(intent) && (state.memory[id] ?? state.current) !== undefined),
    )
  return intents.find((intent) => {
    const matter = script.matters[intent]
    return matter !== undefined && !isOurs(intent) && (matter.isMeant?.(text) ?? true)
  })
}
