// Learns one assistant in a thread of its own, and tells how well sentences were read before they were learned.
import { readFileSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import {
  createReader,
  type Desk,
  desks,
  evaluate,
  readWordTable,
  train,
  writeModel,
} from '@nightdesk/understanding'
import { describeFigures } from './figures.ts'
import { holdOut } from './hold-out.ts'
import { modelFile, wordsFile } from './stamp.ts'

const { id } = workerData as { readonly id: string }
const desk = desks.find((entry) => entry.id === id)
if (!desk) throw new Error(`There is no assistant ${id}`)
const table = readWordTable(readFileSync(wordsFile))

parentPort?.postMessage(learn(desk), [])

function learn(one: Desk): string {
  const { learned, written, heard } = holdOut(one)
  const held = [...written, ...heard]
  const figures: string[] = []
  const model = train(learned, table, {
    examples: held,
    measure: (early) => {
      const read = createReader(early, table)
      figures.push(describeFigures('as written', evaluate(read, written)))
      figures.push(describeFigures('as heard', evaluate(read, heard)))
    },
  })
  const bytes = writeModel(model)
  writeFileSync(modelFile(one.id), bytes)
  const size = `${learned.length + held.length} sentences, ${Math.round(bytes.length / 1000)} kB`
  return [`${one.id}: ${size}`, ...figures].join('\n')
}
