import { expect, it } from 'vitest'
import { refusedIn } from './refused.ts'

it.each([
  ['nope drop the cot and it is Ann Lee', ['the cot']],
  ['no cot and no puppy just us', ['cot', 'puppy']],
  ["we won't be needing the crib or the cot anymore", ['the crib or the cot']],
  ['get the puppy and the late checkout off there', ['puppy and the late checkout']],
  ['the late checkout can go', ['late checkout']],
  ['not the quiet one', ['quiet one']],
  ['have you removed the quiet room', ['the quiet room']],
])('finds what is refused, whatever the words: %s', (text, refused) => {
  expect(refusedIn(text).map((one) => one.text)).toEqual(refused)
})

it.each([
  "don't drop the crib",
  'no leave the crib in please',
  'what if we don’t need the crib',
  'did you forget the crib',
  "you don't have the crib",
  'not on a high floor',
  "I'm not sure about the crib",
])('refuses nothing: %s', (text) => {
  expect(refusedIn(text)).toEqual([])
})
