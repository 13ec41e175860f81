import { readFileSync } from 'node:fs'
import {
  createReader,
  type Desk,
  desks,
  evaluate,
  type Example,
  type IntentModel,
  type Learned,
  type Lessons,
  type Model,
  readWordTable,
  type Tagger,
  trainIntents,
  trainTagger,
} from '@nightdesk/understanding'
import { describeFigures } from './figures.ts'
import { type HeldOut, holdOut } from './hold-out.ts'
import { wordsFile } from './stamp.ts'

/** What the threads of a training do. Each task stands alone, so that they can be shared out evenly. */
export type Tasks = {
  tagger(id: string): Learned<Tagger>
  intents(id: string): Learned<IntentModel>
  /** Tells how many sentences an assistant learns, and how well a model reads those that it has not learned yet. */
  measure(id: string, early: Model): { readonly sentences: number; readonly figures: string }
}

export function openTasks(): Tasks {
  const table = readWordTable(readFileSync(wordsFile))
  const known = new Map<string, HeldOut>()
  function partsOf(id: string): HeldOut {
    const parts = known.get(id) ?? holdOut(deskOf(id))
    known.set(id, parts)
    return parts
  }

  return {
    tagger: (id) => trainTagger(markedIn(lessonsOf(partsOf(id)), deskOf(id)), table),
    intents: (id) => trainIntents(lessonsOf(partsOf(id)), table),
    measure(id, early) {
      const { learned, written, heard } = partsOf(id)
      const read = createReader(early, table)
      const figures = [
        describeFigures('as written', evaluate(read, written)),
        describeFigures('as heard', evaluate(read, heard)),
      ]
      const sentences = learned.length + written.length + heard.length
      return { sentences, figures: figures.join('\n') }
    },
  }
}

function deskOf(id: string): Desk {
  const desk = desks.find((entry) => entry.id === id)
  if (!desk) throw new Error(`There is no assistant ${id}`)
  return desk
}

/** What facts are learned from. */
function markedIn({ first, last }: Lessons, desk: Desk): Lessons {
  const isMarked = (example: Example) => desk.isMarked?.(example) ?? true
  return { first: first.filter(isMarked), last: last.filter(isMarked) }
}

function lessonsOf({ learned, written, heard }: HeldOut): Lessons {
  return { first: learned, last: [...written, ...heard] }
}
