export { tableOf } from './values/table.ts'
export { cutIntoWords } from './words/cut.ts'
export { readModel, writeModel } from './model/model-file.ts'
export * from './names/names.ts'
export {
  createMark,
  createRank,
  createReader,
  type Mark,
  type Model,
  type Rank,
  type Read,
} from './read.ts'
export type { Context, Intent, Reading, Span } from './reading.ts'
export {
  readWordTable,
  writeWordTable,
  type WordFacts,
  type WordTable,
} from './words/word-table.ts'
export { findProblems } from './train/check-line.ts'
export { desks, type Desk } from './train/desks.ts'
export { evaluate, f1, sumTallies, type Figures, type Tally } from './train/evaluate.ts'
export { readExample, writeExample, type Example, type MarkedSpan } from './train/examples.ts'
export { hash } from './hash.ts'
export { createRandom } from './train/random.ts'
export { train, trainIntents, trainTagger, type Learned, type Lessons } from './train/train.ts'
export type { IntentModel } from './intents/intents.ts'
export type { Tagger } from './tagger/tagger.ts'
export * from './values/calendar.ts'
export * from './values/dates.ts'
export * from './values/digits.ts'
export * from './values/mails.ts'
export * from './values/numbers.ts'
export { weekdayOfWord } from './values/date-weekdays.ts'
export { countNights } from './values/nights.ts'
export { countPeople } from './values/people.ts'
export * from './values/phones.ts'
export * from './values/sounds.ts'
export * from './values/spelling.ts'
export * from './values/table.ts'
export * from './values/time.ts'
export * from './values/time-distance.ts'
export * from './values/times.ts'
export * from './values/tokens.ts'
