import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import {
  createMark,
  createRank,
  createReader,
  type Model,
  type Read,
  readModel,
  readWordTable,
  type WordTable,
} from '@nightdesk/understanding'
import type { ReadingReceptionist } from '../conversation.ts'
import { createOwnReceptionist } from '../own-business/own-receptionist.ts'
import { createReceptionist, type ScriptedReceptionist } from '../create-receptionist.ts'
import { scripts } from '../registry.ts'

const open = (file: string) =>
  readFileSync(new URL(`../../../understanding/model/${file}`, import.meta.url))

let words: WordTable | undefined
const models = new Map<string, Model>()

// Each file is read once, by whatever test comes first: they are large, and nothing in them changes.
function openWords(): WordTable {
  words ??= readWordTable(open('words.generated.bin'))
  return words
}

function openModel(id: string): Model {
  const model = models.get(id) ?? readModel(gunzipSync(open(`${id}.generated.bin.gz`)))
  models.set(id, model)
  return model
}

/** What was learned for an assistant, from the files of the checkout. */
function readerOf(id: string): Read {
  return createReader(openModel(id), openWords())
}

/** What answers for a visitor's own business, with what was learned for the others. */
export function ownReceptionist(): ReadingReceptionist {
  const words = openWords()
  const markOf = (id: string) => createMark(openModel(id), words)
  const rankOf = (id: string) => createRank(openModel(id), words)
  return createOwnReceptionist({ markOf, rankOf, words })
}

/** One of the registry, with what was learned for it. */
export function receptionistOf(id: string): ScriptedReceptionist {
  const script = scripts.find((entry) => entry.id === id)
  if (!script) throw new Error(`There is no assistant ${id}`)
  return createReceptionist(script, readerOf(id))
}
