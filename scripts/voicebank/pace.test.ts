import { expect, it } from 'vitest'
import { paceInSentence } from './pace.ts'

it.each(['twenty', 'Foster', 'Street,', 'at six', 'a.m.,', 'J F K,', 'Grand Central,'])(
  'says the word "%s" as quickly as a sentence would',
  (text) => {
    expect(paceInSentence(text)).toBe(1.3)
  },
)

it.each(['at five thirty', 'for two nights,'])('says "%s" a little quicker', (text) => {
  expect(paceInSentence(text)).toBe(1.15)
})

it.each(['Okay.', 'Right?', 'I have:', 'five.', 'with a child seat,', 'How many passengers?'])(
  'leaves "%s" at its pace',
  (text) => {
    expect(paceInSentence(text)).toBe(1)
  },
)
