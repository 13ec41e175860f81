import { expect, it } from 'vitest'
import { readPeople, spotPeople } from './count.ts'

const now = { day: '2026-11-15', minutes: 600 }

it.each([
  ["Him, and I'm going along to hold his arm. Two.", 2],
  ['My wife and me. Tuesday.', 2],
  ['a party of six', 6],
])('counts people: %s', (text, count) => {
  expect(readPeople(text, { now, by: 'speech', tag: 'passengers', values: {} })).toEqual({
    kind: 'count',
    count,
  })
})

it.each([
  ["she's bringing a client, so there's two of them now", 'two of them'],
  ['a table for eleven people', 'eleven people'],
  ['My wife and I are celebrating', 'my wife and i'],
  ['two of the bags are large', undefined],
])('spots people where nothing was marked: %s', (text, spotted) => {
  expect(spotPeople(text)).toBe(spotted)
})
