import { readExample } from '@nightdesk/understanding'
import { expect, it } from 'vitest'
import { sayAloud } from './say-aloud.ts'

it.each([
  ['mail [jane.doe@example.com](email)', 'mail jane dot doe at example dot com'],
  ['[217 555 0148](phone)', '2 1 7 5 5 5 0 1 4 8'],
  ['[foster](name) [f a s](spelled)', 'foster F. A. S.'],
  ['at [215 west 114th](pickup)', 'at 2 15 west 1 14th'],
  ['at [2:05](time) or [5:00](time)', "at 2 oh 5 or 5 o'clock"],
  ['flight 1900 or 04512', 'flight 19 hundred or 0 4 5 1 2'],
  ['an suv for the ai', 'an s u v for the ay i'],
  ['hmm [two nights](nights)', 'um two nights'],
])('says %j as a person does', (text, said) => {
  expect(sayAloud(readExample(`open|book|${text}`))).toBe(said)
})
