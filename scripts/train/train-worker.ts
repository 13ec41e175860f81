// Learns one assistant in a thread of its own, or tells how well what was held out is read.
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
import { readCorpus } from './corpus.ts'
import { describeFigures } from './figures.ts'
import { holdOut } from './hold-out.ts'
import { modelFile, wordsFile } from './stamp.ts'

const { id, isMeasure } = workerData as { readonly id: string; readonly isMeasure: boolean }
const desk = desks.find((entry) => entry.id === id)
if (!desk) throw new Error(`There is no assistant ${id}`)
const table = readWordTable(readFileSync(wordsFile))

parentPort?.postMessage(isMeasure ? measure(desk) : learn(desk), [])

/** How well sentences are read that were not learned. */
function measure(one: Desk): string {
  const { learned, written, heard } = holdOut(one)
  const read = createReader(train(learned, table), table)
  return [
    one.id,
    describeFigures('as written', evaluate(read, written)),
    describeFigures('as heard', evaluate(read, heard)),
  ].join('\n')
}

function learn(one: Desk): string {
  const examples = readCorpus(one)
  const model = writeModel(train(examples, table))
  writeFileSync(modelFile(one.id), model)
  return `${one.id}: ${examples.length} sentences, ${Math.round(model.length / 1000)} kB`
}
