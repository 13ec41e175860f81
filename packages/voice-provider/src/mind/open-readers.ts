import { readFileSync } from 'node:fs'

import { createReader, readModel, readWordTable, type Read } from '@nightdesk/understanding'

/** Opens what was learned, from the files of its package: the words for all, and a reader for each assistant. */
export function openReaders(): (id: string) => Read {
  const words = readWordTable(learned('words'))
  return (id) => createReader(readModel(learned(id)), words)
}

function learned(name: string): Uint8Array {
  const file = `@nightdesk/understanding/model/${name}.generated.bin`
  return readFileSync(new URL(import.meta.resolve(file)))
}
