import { expect, it } from 'vitest'

import { toSentences } from './to-sentences.ts'

it.each([
  ['We close now. Goodbye!', ['We close now.', 'Goodbye!']],
  ['one  thing', ['one thing']],
  ['Really?! "Yes." So', ['Really?!', '"Yes."', 'So']],
  ['', []],
  [' . ', []],
])('splits %j', (text, sentences) => {
  expect(toSentences(text)).toEqual(sentences)
})
