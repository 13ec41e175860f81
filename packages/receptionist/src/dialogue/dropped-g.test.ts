import { expect, it } from 'vitest'
import { withFullEndings } from './dropped-g.ts'

it.each([
  ['It is six thirty, goin to Newark.', 'It is six thirty, going to Newark.'],
  ["But I'm cancelin it.", "But I'm canceling it."],
  ["I'm cancelin' it, takin' the bus", "I'm canceling it, taking the bus"],
  ['Plumbin. Been thinkin about it.', 'Plumbing. Been thinking about it.'],
  ['I don’t want nothin in the mornin', 'I don’t want nothing in the morning'],
  ['runnin’ late', 'running late'],
  ['Roofin and weldin, drivin all night', 'Roofing and welding, driving all night'],
])('%s is read in full', (said, meant) => {
  expect(withFullEndings(said)).toBe(meant)
})

it.each([
  'a thin one',
  'ask for Martin',
  'Colin, and Mister Bookin',
  'Bowlin.',
  'the checkin',
  'bookin at gmail dot com',
  'bookin@example.com',
  'a cabin in the woods',
  'raisin bread for my cousin',
  'certain to win it in Berlin',
])('%s stays', (said) => {
  expect(withFullEndings(said)).toBe(said)
})
