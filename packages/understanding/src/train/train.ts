import { directionOf } from '../features/direction.ts'
import { sentenceFeatures } from '../features/sentence-features.ts'
import { wordFeatures } from '../features/word-features.ts'
import type { Model } from '../read.ts'
import { tagsOf } from '../tagger/tags.ts'
import type { WordTable } from '../words/word-table.ts'
import { enlarge } from './enlarge.ts'
import { tagExample, type Example } from './examples.ts'
import { openIntents, type Wanted } from './train-intents.ts'
import { openTagger, type Tagged } from './train-tagger.ts'

/** Sentences that are learned last, once it is measured how the model without them reads them. */
export type HeldBack = {
  readonly examples: readonly Example[]
  readonly measure: (model: Model) => void
}

// Most of what comes last is known already, and nothing else may be forgotten for it.
const lastRounds = 2

/** Learns the model of an assistant from marked sentences. */
export function train(
  examples: readonly Example[],
  table: WordTable,
  { examples: last, measure }: HeldBack = { examples: [], measure: () => undefined },
): Model {
  const [first, held] = [enlarge(examples), enlarge(last)]
  const all = [...first, ...held]
  const tags = tagsOf(namesIn(all, ({ spans }) => spans.map(({ slot }) => slot)))
  const ids = namesIn(all, ({ intents }) => intents)
  const sentences = all.map((example) => sentenceOf(example, tags, ids, table))
  const early = sentences.slice(0, first.length)
  const tagger = openTagger(tags, pick(sentences, 'tagged'))
  const intents = openIntents(ids, pick(sentences, 'wanted'))
  tagger.learn(pick(early, 'tagged'), tagger.rounds)
  intents.learn(pick(early, 'wanted'), intents.rounds)
  if (held.length > 0) {
    measure({ tagger: tagger.result(), intents: intents.result() })
    tagger.learn(pick(sentences, 'tagged'), lastRounds)
    intents.learn(pick(sentences, 'wanted'), lastRounds)
  }
  return { tagger: tagger.result(), intents: intents.result() }
}

type Sentence = { readonly tagged: Tagged; readonly wanted: Wanted }

function sentenceOf(
  example: Example,
  tags: readonly string[],
  ids: readonly string[],
  table: WordTable,
): Sentence {
  const { words, tags: right } = tagExample(example, tags)
  const seen = { words, asked: example.asked }
  const slots = example.spans.map(({ slot }) => slot)
  return {
    tagged: { features: wordFeatures(seen, table), tags: right },
    wanted: {
      features: sentenceFeatures(seen, slots, table),
      direction: directionOf(words, table),
      intents: example.intents.map((id) => ids.indexOf(id)),
    },
  }
}

const pick = <K extends keyof Sentence>(
  sentences: readonly Sentence[],
  part: K,
): readonly Sentence[K][] => sentences.map((sentence) => sentence[part])

function namesIn(
  examples: readonly Example[],
  name: (example: Example) => readonly string[],
): readonly string[] {
  return [...new Set(examples.flatMap(name))].sort()
}
