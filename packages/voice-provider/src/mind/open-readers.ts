import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

import {
  createMark,
  createRank,
  createReader,
  type Mark,
  type Model,
  type Rank,
  readModel,
  readWordTable,
  type Read,
  type WordTable,
} from '@nightdesk/understanding'

/** What was learned: the words for all, and for each assistant what reads its callers. */
export type Readers = {
  readonly words: WordTable
  readonly readerOf: (id: string) => Read
  readonly markOf: (id: string) => Mark
  readonly rankOf: (id: string) => Rank
}

/** Opens what was learned, from the files of its package. Each file is read once. */
export function openReaders(): Readers {
  const words = readWordTable(open('words.generated.bin'))
  const opened = new Map<string, Model>()
  function modelOf(id: string): Model {
    const model = opened.get(id) ?? readModel(gunzipSync(open(`${id}.generated.bin.gz`)))
    opened.set(id, model)
    return model
  }
  return {
    words,
    readerOf: (id) => createReader(modelOf(id), words),
    markOf: (id) => createMark(modelOf(id), words),
    rankOf: (id) => createRank(modelOf(id), words),
  }
}

function open(file: string): Uint8Array {
  return readFileSync(new URL(import.meta.resolve(`@nightdesk/understanding/model/${file}`)))
}
