import { expect, it } from 'vitest'

import { findProblems } from './check-line.ts'
import type { Desk } from './desks.ts'

const desk: Desk = {
  id: 'hotels',
  task: 'book',
  asked: ['open', 'arrival'],
  slots: ['arrival', 'email'],
  intents: ['book'],
}

it('finds nothing wrong with a line that keeps the rules', () => {
  expect(
    findProblems('arrival|book+q-parking|[next friday](arrival) where do i park', desk),
  ).toEqual([])
})

it('lets an address be one word, as a recognizer writes it', () => {
  expect(findProblems('open|book|it is [jane.doe@example.com](email)', desk)).toEqual([])
})

it.each([
  ['pickup|book|tomorrow', 'nobody asks for "pickup"'],
  ['open|ride|tomorrow', 'there is no intent "ride"'],
  ['open|book|[tomorrow](pickup)', 'there is no slot "pickup"'],
  ['open|book|i come [on friday](arrival)', '"on friday" begins with a preposition'],
  ['open|book|i come [friday(arrival)', 'a mark is not closed'],
  ['open|book|I come friday.', 'capitals or punctuation'],
])('finds what is wrong with %j', (line, problem) => {
  expect(findProblems(line, desk)).toEqual([problem])
})
