import { directionOf } from './features/direction.ts'
import { sentenceFeatures } from './features/sentence-features.ts'
import { wordFeatures } from './features/word-features.ts'
import { findIntents, type IntentModel } from './intents/intents.ts'
import { partsOf, refersBack } from './intents/parts.ts'
import type { Context, Intent, Reading, Span } from './reading.ts'
import { tagWords, type Tagger } from './tagger/tagger.ts'
import { cutIntoWords, type Word } from './words/cut.ts'
import type { WordTable } from './words/word-table.ts'

/** What was learned for one assistant. */
export type Model = { readonly tagger: Tagger; readonly intents: IntentModel }

export type Read = (text: string, context: Context) => Reading

/** Returns the one function that reads what callers say to an assistant. */
export function createReader(model: Model, table: WordTable): Read {
  return (text, { asked }) => {
    const cut = cutIntoWords(text)
    const words = cut.map(({ word }) => word)
    if (words.length === 0) return { text, intents: [], spans: [] }
    const seen = { words, asked }
    const spans = tagWords(model.tagger, wordFeatures(seen, table)).map((span): Span => {
      const from = cut[span.from]?.from ?? 0
      const to = cut[span.to - 1]?.to ?? from
      return { slot: span.slot, text: text.slice(from, to), from, to, confidence: span.confidence }
    })
    const intentsOf = (part: readonly Word[]) => {
      const isInside = ({ from, to }: Span) =>
        from >= (part[0]?.from ?? 0) && to <= (part.at(-1)?.to ?? 0)
      const slots = spans.filter(isInside).map(({ slot }) => slot)
      const partWords = part.map(({ word }) => word)
      return findIntents(model.intents, {
        features: sentenceFeatures({ words: partWords, asked }, slots, table),
        direction: directionOf(partWords, table),
      })
    }
    const whole = intentsOf(cut)
    const isQuestion = whole[0]?.id.startsWith('q-') === true
    const asides = partsOf(cut, text)
      .filter((part) => !isQuestion || !refersBack(part))
      .flatMap((part) => intentsOf(part).filter(isSureQuestion))
    return { text, intents: withAsides(whole, asides), spans }
  }
}

// A part has less to go by than the whole: it must be surer.
const sure = 0.6

function isSureQuestion({ id, confidence }: Intent): boolean {
  return id.startsWith('q-') && confidence >= sure
}

/** A question in one part of an utterance counts beside what the whole of it wants. */
function withAsides(whole: readonly Intent[], asides: readonly Intent[]): readonly Intent[] {
  const surest = new Map(whole.map((intent) => [intent.id, intent]))
  for (const aside of asides) {
    if (aside.confidence > (surest.get(aside.id)?.confidence ?? 0)) surest.set(aside.id, aside)
  }
  return [...surest.values()]
}
