import { directionOf } from '../features/direction.ts'
import { sentenceFeatures } from '../features/sentence-features.ts'
import { wordFeatures } from '../features/word-features.ts'
import { hash } from '../hash.ts'
import type { IntentModel } from '../intents/intents.ts'
import type { Model } from '../read.ts'
import type { Tagger } from '../tagger/tagger.ts'
import { tagsOf } from '../tagger/tags.ts'
import { cutIntoWords } from '../words/cut.ts'
import type { WordTable } from '../words/word-table.ts'
import { enlarge } from './enlarge.ts'
import { tagExample, writeExample, type Example } from './examples.ts'
import type { Learner } from './learn-in-rounds.ts'
import { openIntents, type Wanted } from './train-intents.ts'
import { openTagger, type Tagged } from './train-tagger.ts'

/** What an assistant learns from. */
export type Lessons = {
  readonly first: readonly Example[]
  /** Learned last, once it can be measured how a model without them reads them. */
  readonly last: readonly Example[]
}

/** What is learned from the first sentences only, and from all of them. */
export type Learned<Part> = { readonly early: Part; readonly whole: Part }

// Most of what comes last is known already, and nothing else may be forgotten for it.
const lastRounds = 2

/** Learns the model of an assistant from marked sentences. */
export function train(examples: readonly Example[], table: WordTable): Model {
  const lessons = { first: examples, last: [] }
  return {
    tagger: trainTagger(lessons, table).whole,
    intents: trainIntents(lessons, table).whole,
  }
}

/** One half of a model; nothing in it hangs on the other, so both can be learned at once. */
export function trainTagger(lessons: Lessons, table: WordTable): Learned<Tagger> {
  const { all, firstCount } = enlargeLessons(lessons)
  const tags = tagsOf(namesIn(all, ({ spans }) => spans.map(({ slot }) => slot)))
  return learnAll(openTagger(tags, tagEach(all, tags, table)), firstCount, all.length)
}

/** The other half. */
export function trainIntents(lessons: Lessons, table: WordTable): Learned<IntentModel> {
  const { all, firstCount } = enlargeLessons(lessons)
  const ids = namesIn(all, ({ intents }) => intents)
  return learnAll(openIntents(ids, wantEach(all, ids, table)), firstCount, all.length)
}

function learnAll<Part>(learner: Learner<Part>, first: number, all: number): Learned<Part> {
  learner.learn(first, learner.rounds)
  const early = learner.result()
  if (all === first) return { early, whole: early }
  learner.learn(all, lastRounds)
  return { early, whole: learner.result() }
}

function enlargeLessons({ first, last }: Lessons): {
  readonly all: readonly Example[]
  readonly firstCount: number
} {
  const early = enlarge(first)
  return { all: [...early, ...enlarge(last)], firstCount: early.length }
}

// One sentence at a time, here and below: the features of all of them together take a gigabyte as lists.
function* tagEach(
  examples: readonly Example[],
  tags: readonly string[],
  table: WordTable,
): Generator<Tagged> {
  for (const example of examples) {
    const { words, tags: right } = tagExample(example, tags)
    yield {
      number: hash(writeExample(example)),
      features: wordFeatures({ words, asked: example.asked }, table),
      tags: right,
    }
  }
}

function* wantEach(
  examples: readonly Example[],
  ids: readonly string[],
  table: WordTable,
): Generator<Wanted> {
  for (const example of examples) {
    const { text, asked, spans, intents } = example
    const words = cutIntoWords(text).map(({ word }) => word)
    const slots = spans.map(({ slot }) => slot)
    yield {
      number: hash(writeExample(example)),
      features: sentenceFeatures({ words, asked }, slots, table),
      direction: directionOf(words, table),
      intents: intents.map((id) => ids.indexOf(id)),
    }
  }
}

function namesIn(
  examples: readonly Example[],
  name: (example: Example) => readonly string[],
): readonly string[] {
  return [...new Set(examples.flatMap(name))].sort()
}
