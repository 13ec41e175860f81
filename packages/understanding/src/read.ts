import { directionOf } from './features/direction.ts'
import { sentenceFeatures } from './features/sentence-features.ts'
import { wordFeatures } from './features/word-features.ts'
import { findIntents, type IntentModel } from './intents/intents.ts'
import type { Context, Reading, Span } from './reading.ts'
import { tagWords, type Tagger } from './tagger/tagger.ts'
import { cutIntoWords } from './words/cut.ts'
import type { WordTable } from './words/word-table.ts'

/** What was learned for one assistant. */
export type Model = { readonly tagger: Tagger; readonly intents: IntentModel }

export type Read = (text: string, context: Context) => Reading

/** Returns the one function that reads what callers say to an assistant. */
export function createReader(model: Model, table: WordTable): Read {
  return (text, { asked }) => {
    const cut = cutIntoWords(text)
    const words = cut.map(({ word }) => word)
    const seen = { words, asked }
    const spans = tagWords(model.tagger, wordFeatures(seen, table)).map((span): Span => {
      const from = cut[span.from]?.from ?? 0
      const to = cut[span.to - 1]?.to ?? from
      return { slot: span.slot, text: text.slice(from, to), from, to, confidence: span.confidence }
    })
    const slots = spans.map(({ slot }) => slot)
    const intents = findIntents(model.intents, {
      features: sentenceFeatures(seen, slots, table),
      direction: directionOf(words, table),
    })
    return { text, intents, spans }
  }
}
