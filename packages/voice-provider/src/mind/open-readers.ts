import { readFileSync } from 'node:fs'

import {
  createReader,
  readModel,
  readWordTable,
  type Read,
  type WordTable,
} from '@nightdesk/understanding'

/** What was learned: the words for all, and a reader for each assistant. */
export type Readers = { readonly words: WordTable; readonly readerOf: (id: string) => Read }

/** Opens what was learned, from the files of its package. Each reader is made once. */
export function openReaders(): Readers {
  const words = readWordTable(learned('words'))
  const made = new Map<string, Read>()
  return {
    words,
    readerOf(id) {
      const read = made.get(id) ?? createReader(readModel(learned(id)), words)
      made.set(id, read)
      return read
    },
  }
}

function learned(name: string): Uint8Array {
  const file = `@nightdesk/understanding/model/${name}.generated.bin`
  return readFileSync(new URL(import.meta.resolve(file)))
}
