// Learns one assistant in a thread of its own, and tells how well what was held out is read.
import { readFileSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import {
  createReader,
  desks,
  evaluate,
  readWordTable,
  train,
  writeModel,
} from '@nightdesk/understanding'
import { readCorpus } from './corpus.ts'
import { describeFigures } from './figures.ts'
import { modelFile, wordsFile } from './stamp.ts'

const heldOutEvery = 10

const desk = desks.find(({ id }) => id === workerData)
if (!desk) throw new Error(`There is no assistant ${String(workerData)}`)
const table = readWordTable(readFileSync(wordsFile))
const examples = readCorpus(desk)
const heldOut = examples.filter((_, at) => at % heldOutEvery === 0)
const learned = examples.filter((_, at) => at % heldOutEvery !== 0)
const figures = evaluate(createReader(train(learned, table), table), heldOut)
const model = writeModel(train(examples, table))
writeFileSync(modelFile(desk.id), model)
parentPort?.postMessage(
  `${desk.id}: ${examples.length} sentences, ${Math.round(model.length / 1000)} kB\n${describeFigures(figures)}`,
  [],
)
