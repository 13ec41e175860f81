import { directionOf } from '../features/direction.ts'
import { sentenceFeatures } from '../features/sentence-features.ts'
import { wordFeatures } from '../features/word-features.ts'
import type { Model } from '../read.ts'
import { tagsOf } from '../tagger/tags.ts'
import type { WordTable } from '../words/word-table.ts'
import { tagExample, varyExample, type Example } from './examples.ts'
import { createRandom } from './random.ts'
import { trainIntents, type Wanted } from './train-intents.ts'
import { trainTagger, type Tagged } from './train-tagger.ts'

const seed = 7
const variedShare = 0.6

/** Learns the model of an assistant from marked sentences, each as it is and once with other values. */
export function train(examples: readonly Example[], table: WordTable): Model {
  const tags = tagsOf(namesIn(examples, ({ spans }) => spans.map(({ slot }) => slot)))
  const ids = namesIn(examples, ({ intents }) => intents)
  const vary = createVariation(examples)
  const sentences = [...examples, ...examples.map(vary)].map((example) => {
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

/** Puts a value of another sentence in the place of most values; what takes back stays what it is. */
function createVariation(examples: readonly Example[]): (example: Example) => Example {
  const random = createRandom(seed)
  const said = new Map<string, string[]>()
  for (const { text, spans } of examples) {
    for (const { slot, from, to } of spans) {
      const values = said.get(slot) ?? []
      values.push(text.slice(from, to))
      said.set(slot, values)
    }
  }
  return (example) =>
    varyExample(example, (slot, words) => {
      const values = said.get(slot) ?? []
      const isKept = slot === 'retract' || random() > variedShare
      return isKept ? words : (values[Math.floor(random() * values.length)] ?? words)
    })
}
