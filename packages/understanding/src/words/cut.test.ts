import { expect, it } from 'vitest'

import { cutIntoWords } from './cut.ts'

const words = (text: string) => cutIntoWords(text).map(({ word }) => word)

it.each([
  ['I need a car, please!', ['i', 'need', 'a', 'car', 'please']],
  ['at 6:30pm', ['at', '6:30', 'pm']],
  ['at 6 p.m. from J.F.K.', ['at', '6', 'pm', 'from', 'jfk']],
  ['forty-eight Orchard St.', ['forty', 'eight', 'orchard', 'st']],
  [
    'jane_doe.3@example.com, thanks',
    ['jane', 'underscore', 'doe', 'dot', '3', 'at', 'example', 'dot', 'com', 'thanks'],
  ],
  ['jane at example.com', ['jane', 'at', 'example', 'dot', 'com']],
  ['um, two, uh, nights', ['two', 'nights']],
  ['Um.', []],
  ['O’Brien’s', ["o'brien's"]],
  ['', []],
  ['?!', []],
])('cuts %j', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

it('knows where each word stands', () => {
  const text = 'Uh, Jane Smith.'

  const places = cutIntoWords(text).map(({ from, to }) => text.slice(from, to))

  expect(places).toEqual(['Jane', 'Smith.'])
})

it('takes no more words than anybody says in one turn', () => {
  expect(cutIntoWords('a '.repeat(10_000)).length).toBeLessThanOrEqual(121)
})
