import { readFileSync } from 'node:fs'
import {
  createMark,
  createRank,
  createReader,
  type Read,
  readModel,
  readWordTable,
} from '@nightdesk/understanding'
import type { ReadingReceptionist } from '../conversation.ts'
import { createOwnReceptionist } from '../own-business/own-receptionist.ts'
import { createReceptionist, type ScriptedReceptionist } from '../create-receptionist.ts'
import { scripts } from '../registry.ts'

const file = (name: string) =>
  readFileSync(new URL(`../../../understanding/model/${name}.generated.bin`, import.meta.url))

/** What was learned for an assistant, from the files of the checkout. */
function readerOf(id: string): Read {
  return createReader(readModel(file(id)), readWordTable(file('words')))
}

/** What answers for a visitor's own business, with what was learned for the others. */
export function ownReceptionist(): ReadingReceptionist {
  const words = readWordTable(file('words'))
  const markOf = (id: string) => createMark(readModel(file(id)), words)
  const rankOf = (id: string) => createRank(readModel(file(id)), words)
  return createOwnReceptionist({ markOf, rankOf, words })
}

/** One of the registry, with what was learned for it. */
export function receptionistOf(id: string): ScriptedReceptionist {
  const script = scripts.find((entry) => entry.id === id)
  if (!script) throw new Error(`There is no assistant ${id}`)
  return createReceptionist(script, readerOf(id))
}
