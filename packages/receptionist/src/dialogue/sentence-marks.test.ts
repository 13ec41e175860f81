import { expect, it } from 'vitest'
import { withSentenceMarks } from './sentence-marks.ts'

it.each([
  ['yes that is right do you need my email', 'yes that is right. do you need my email?'],
  ['yes please will there be a fee', 'yes please. will there be a fee?'],
  ['not now, would two cars fit in there', 'not now. would two cars fit in there?'],
  ['it is meyer anna meyer, is parking extra', 'it is meyer anna meyer. is parking extra?'],
  ['is the gym open and how much is a towel', 'is the gym open? and how much is a towel?'],
  ['two of us and what about my cat', 'two of us. and what about my cat?'],
])('marks where a question begins beside something else: %s', (said, marked) => {
  expect(withSentenceMarks(said)).toBe(marked)
})

it.each([
  'hi can you tell me what time it is',
  'i would like to know how much it is',
  'what rooms do you have',
  'which way does it face',
  'what i want to do is book a room',
  'no the message is we were billed two times',
  'no the trouble is that our line is dead',
  'Yes. Is it far?',
])('leaves one sentence, and what is marked already, as it is: %s', (said) => {
  expect(withSentenceMarks(said)).toBe(said)
})
