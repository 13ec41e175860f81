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

it.each(['five o’clock', "it's Delta 1187", 'terminal 8'])('counts nobody: %s', (text) => {
  expect(readPeople(text, { now, by: 'speech', tag: 'passengers', values: {} })).toBeUndefined()
})

it.each([
  ['A single guest.', 1],
  ["One. And it's Delta 1187.", 1],
  ['two of us, American 93', 2],
  ["it's jetblue nine fifteen, and there's three of us", 3],
  ['Four people. Flight number 2204', 4],
  ['Two, AA 93', 2],
  ['two of us, terminal 8', 2],
  ['One person, and a carry-on.', 1],
  ["It's just me, man.", 1],
  ["there's only me, since Harold passed", 1],
  ['Me and her, two people.', 2],
  ['Two, him in the chair plus me.', 2],
  ['Two, her and me. Well, shoot, her grandmother comes too, so make that three.', 3],
  ['the four of us, two adults, a six-year-old and a baby', 4],
  ['Two, and a baby', 3],
  ['All by my lonesome.', 1],
  ['Just me and Biscuit. One human.', 1],
  ['Just an old lady and her pocketbook.', 1],
  ['Two grown-ups and two little ones.', 4],
])('counts whoever is named: %s', (text, count) => {
  expect(readPeople(text, { now, by: 'speech', tag: 'guests', values: {} })).toMatchObject({
    count,
  })
})

it('knows how many of them are infants', () => {
  const value = readPeople('me and my wife and the baby', {
    now,
    by: 'speech',
    tag: 'guests',
    values: {},
  })
  expect(value).toEqual({ kind: 'count', count: 3, infants: 1 })
})

it.each([
  ['to Kennedy tomorrow at nine for two, Rosa Diaz', 'two'],
  ['a room for two nights', undefined],
  ["she's bringing a client, so there's two of them now", 'two of them'],
  ['a table for eleven people', 'eleven people'],
  ['My wife and I are celebrating', 'my wife and i'],
  ['two of the bags are large', undefined],
])('spots people where nothing was marked: %s', (text, spotted) => {
  expect(spotPeople(text)).toBe(spotted)
})
