import { directionOf } from '../features/direction.ts'
import { sentenceFeatures } from '../features/sentence-features.ts'
import { wordFeatures } from '../features/word-features.ts'
import type { Model } from '../read.ts'
import { tagsOf } from '../tagger/tags.ts'
import type { WordTable } from '../words/word-table.ts'
import { enlarge } from './enlarge.ts'
import { tagExample, type Example } from './examples.ts'
import { trainIntents, type Wanted } from './train-intents.ts'
import { trainTagger, type Tagged } from './train-tagger.ts'

/** Learns the model of an assistant from marked sentences. */
export function train(examples: readonly Example[], table: WordTable): Model {
  const tags = tagsOf(namesIn(examples, ({ spans }) => spans.map(({ slot }) => slot)))
  const ids = namesIn(examples, ({ intents }) => intents)
  const sentences = enlarge(examples).map((example) => {
    const { words, tags: right } = tagExample(example, tags)
    return { example, seen: { words, asked: example.asked }, right }
  })
  const tagged = sentences.map(({ seen, right }): Tagged => {
    return { features: wordFeatures(seen, table), tags: right }
  })
  const wanted = sentences.map(({ example, seen }): Wanted => {
    const slots = example.spans.map(({ slot }) => slot)
    return {
      features: sentenceFeatures(seen, slots, table),
      direction: directionOf(seen.words, table),
      intents: example.intents.map((id) => ids.indexOf(id)),
    }
  })
  return { tagger: trainTagger(tags, tagged), intents: trainIntents(ids, wanted) }
}

function namesIn(
  examples: readonly Example[],
  pick: (example: Example) => readonly string[],
): readonly string[] {
  return [...new Set(examples.flatMap(pick))].sort()
}
