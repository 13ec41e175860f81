import { type Context, cutIntoWords, type Reading, type Span } from '@nightdesk/understanding'
import type { InTask } from '../dialogue/understand.ts'
import { sentencesOf } from './sentences.ts'

type Moment = Context & InTask
type ReadOne = (said: string, context: Moment) => Reading

/** "Rosa Klein. Oh wait, make that four": the answer to our question, and a correction after it. */
export function readAnswer(said: string, context: Moment, readOne: ReadOne): Reading {
  const [answer = '', ...more] = sentencesOf(said)
  const isApart = context.asked === 'name' && cutIntoWords(answer).length <= longestName
  if (isApart && more.length === 0) return withWholeName(answer, readOne(said, context))
  if (!isApart) return readOne(said, context)
  const from = said.length - more.join(' ').length
  const first = readOne(answer, context)
  const after = readOne(more.join(' '), { ...context, asked: 'confirm' })
  const name = isName(first.spans) ? [] : wholeName(answer)
  if (!isName([...first.spans, ...name])) return readOne(said, context)
  const corrections = after.spans
    .filter(({ slot }) => !ofTheAnswer.has(slot))
    .map(({ slot, text, confidence, ...place }) => ({
      slot: isCount(slot, text, said) ? 'guests' : slot,
      text,
      confidence,
      from: place.from + from,
      to: place.to + from,
    }))
  const asked = after.intents.filter(({ id }) => id.startsWith('q-'))
  return {
    text: said,
    intents: [...first.intents, ...asked],
    spans: [...first.spans, ...name, ...corrections],
  }
}

/** "Nigel Prosser", which nothing was marked in, is a name where one was asked for. */
function withWholeName(answer: string, reading: Reading): Reading {
  const name = wholeName(answer)
  const isElse = reading.spans.some(({ slot }) => slot !== 'told')
  return isElse || name.length === 0 ? reading : { ...reading, spans: name }
}

export const isName = (marked: readonly Span[]): boolean =>
  marked.some(({ slot }) => slot === 'name')

const longestName = 4
// What is taken back after a name is none of it.
const ofTheAnswer: ReadonlySet<string> = new Set(['name', 'spelled', 'retract'])

/** "Bill Trask." alone, which nothing was marked in. */
function wholeName(answer: string): readonly Span[] {
  const text = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}(?=[.!]?$)/u.exec(answer)?.[0]
  return text === undefined ? [] : [{ slot: 'name', text, from: 0, to: text.length, confidence: 1 }]
}

const moreComing = /\b(?:coming|joining|bring(?:ing)?|of us|people|guests|with us|too many)\b/i

/** "My sister's coming too, so make that four" is no hour. */
const isCount = (slot: string, text: string, said: string) =>
  slot === 'time' && /^\w+$/.test(text.trim()) && moreComing.test(said)
