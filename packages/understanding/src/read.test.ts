import { expect, it } from 'vitest'

import { readModel, writeModel } from './model/model-file.ts'
import { createReader } from './read.ts'
import { readExample } from './train/examples.ts'
import { train, trainIntents, trainTagger } from './train/train.ts'
import { readWordTable, writeWordTable } from './words/word-table.ts'

// Two kinds of words, so that the table has something to say.
const table = readWordTable(
  writeWordTable({
    words: ['friday', 'monday', 'sunday', 'parking', 'garage'],
    groups: Uint32Array.of(1, 1, 1, 2, 2),
    kinds: Uint8Array.of(1, 1, 1, 2, 2),
    directions: Int8Array.of(100, 0, 90, 10, 95, 5, 0, 100, 5, 95),
  }),
)

const lines = [
  'arrival|book|[friday](arrival)',
  'arrival|book|i arrive on [monday](arrival)',
  'open|book|a room for [friday](arrival) please',
  'open|book|we would like to come on [monday](arrival)',
  'open|q-parking|is there parking',
  'open|q-parking|how much is parking',
  'name|book|my name is [jane smith](name)',
  'name|book|it is [peter brown](name)',
  'name|book|[anna lee](name)',
]

const model = train(lines.map(readExample), table)
const read = createReader(model, table)

it('reads what it has learned in words it has not', () => {
  const reading = read('We would like to come on Sunday', { asked: 'open' })

  expect(reading.intents[0]?.id).toBe('book')
  expect(reading.spans).toMatchObject([{ slot: 'arrival', text: 'Sunday', from: 25, to: 31 }])
})

it('knows words that are used alike', () => {
  expect(read('is there a garage', { asked: 'open' }).intents[0]?.id).toBe('q-parking')
})

it('tells how sure it is, from 0 to 1', () => {
  const { intents, spans } = read('my name is tom baker', { asked: 'name' })

  expect(spans).toMatchObject([{ slot: 'name', text: 'tom baker' }])
  for (const { confidence } of [...intents, ...spans]) {
    expect(confidence).toBeGreaterThan(0)
    expect(confidence).toBeLessThanOrEqual(1)
  }
})

it('reads nothing out of nothing', () => {
  expect(read('', { asked: 'open' }).spans).toEqual([])
})

it('is the same when its model comes out of a file', () => {
  const reread = createReader(readModel(writeModel(model)), table)

  for (const text of ['i arrive on sunday', 'it is tom baker', 'how much is a garage']) {
    const [before, after] = [read(text, { asked: 'open' }), reread(text, { asked: 'open' })]
    expect(after.spans.map(({ slot, text: said }) => [slot, said])).toEqual(
      before.spans.map(({ slot, text: said }) => [slot, said]),
    )
    expect(after.intents[0]?.id).toBe(before.intents[0]?.id)
  }
})

it('finds no facts where none were marked for learning, and still knows what is wanted', () => {
  const examples = lines.map(readExample)
  const tagger = trainTagger({ first: [], last: [] }, table).whole
  const intents = trainIntents({ first: examples, last: [] }, table).whole
  const asking = createReader(readModel(writeModel({ tagger, intents })), table)

  const reading = asking('is there a garage', { asked: 'open' })

  expect(reading.intents[0]?.id).toBe('q-parking')
  expect(reading.spans).toEqual([])
})
