import { expect, it } from 'vitest'

import type { Patience } from '../conversation.ts'
import { turnEndsAfterMs } from './turn-end.ts'

it.each<[string, Patience, number, string]>([
  ['I need a ride to the airport.', 'normal', 320, 'a finished sentence'],
  ['Is breakfast included?', 'normal', 320, 'a question'],
  ['I need a ride to', 'normal', 576, 'words that go on'],
  ['Yes.', 'normal', 576, 'too short to be sure'],
  ['Well, I thought...', 'normal', 576, 'a thought that trails off'],
  ['Yes.', 'quick', 320, 'a short answer that was asked for'],
  ['My number is five five five.', 'long', 576, 'a number that may go on'],
  ['My number is five', 'long', 1_100, 'a number that surely goes on'],
  ['', 'long', 0, 'nothing understood'],
])('after %j with %s patience waits %i ms: %s', (text, patience, expected) => {
  expect(turnEndsAfterMs(text, patience)).toBe(expected)
})
