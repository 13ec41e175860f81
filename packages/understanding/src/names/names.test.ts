import { expect, it } from 'vitest'

import { alsoWordNames } from './also-words.ts'
import { firstNames } from './first-names.ts'
import { furtherFirstNames } from './further-first-names.ts'
import { furtherLastNames } from './further-last-names.ts'
import { lastNames } from './last-names.ts'
import { alsoWords, isAlsoWord, isFirstName, isLastName, printedName } from './names.ts'

const lists = [
  { title: 'last names', names: lastNames, atLeast: 1000 },
  { title: 'first names', names: firstNames, atLeast: 600 },
  { title: 'further last names', names: furtherLastNames, atLeast: 400 },
  { title: 'further first names', names: furtherFirstNames, atLeast: 400 },
  { title: 'names that are words too', names: alsoWordNames, atLeast: 300 },
]

const twicesIn = (names: readonly string[]) => {
  const lowered = names.map((name) => name.toLowerCase())
  return lowered.filter((name, at) => lowered.indexOf(name) !== at)
}

it.each(lists)('has $atLeast $title or more, each once', ({ names, atLeast }) => {
  expect(names.length).toBeGreaterThanOrEqual(atLeast)
  expect(twicesIn(names)).toEqual([])
})

it.each([
  ['last', lastNames, furtherLastNames],
  ['first', firstNames, furtherFirstNames],
])('repeats no common %s name among the further ones', (_which, common, further) => {
  expect(twicesIn([...common, ...further])).toEqual([])
})

it.each(lists)('spells $title as they are printed', ({ names }) => {
  const misspelled = names.filter((name) => !/^[A-Z][A-Za-z]*(?:[ '-][A-Za-z]+)*$/.test(name))

  expect(misspelled).toEqual([])
})

it('prints a name in one way wherever it stands, and finds every name', () => {
  const names = lists.flatMap((list) => list.names)

  expect(names.filter((name) => printedName(name.toUpperCase()) !== name)).toEqual([])
})

it.each(['mike', 'MIKE', 'Liz', 'bob', 'Zoë', 'jean-pierre', 'jean pierre', 'Priya', 'oluwaseun'])(
  'knows the first name %j',
  (word) => {
    expect(isFirstName(word)).toBe(true)
  },
)

it.each([
  ['smith', 'Smith'],
  ['MCDONALD', 'McDonald'],
  ["o'brien", "O'Brien"],
  ['O’BRIEN', "O'Brien"],
  ['obrien', "O'Brien"],
  ['o brien', "O'Brien"],
  ['de la cruz', 'De La Cruz'],
  ['dela cruz', 'De La Cruz'],
  ['Delacruz', 'De La Cruz'],
  ['van den  berg', 'Van den Berg'],
  ['García', 'Garcia'],
  ['saint-fleur', 'Saint-Fleur'],
  ['nguyen', 'Nguyen'],
  ['okonkwo', 'Okonkwo'],
])('knows the last name %j, printed %s', (word, printed) => {
  expect(isLastName(word)).toBe(true)
  expect(printedName(word)).toBe(printed)
})

it.each([
  'tomorrow',
  'kennedy airport',
  'please',
  'yes',
  'the',
  "mike's",
  "smith's",
  'o’brien’s',
  'de la',
  '',
  ' ',
  'constructor',
])('takes %j for no name', (word) => {
  expect(isFirstName(word)).toBe(false)
  expect(isLastName(word)).toBe(false)
  expect(printedName(word)).toBeUndefined()
})

it('tells a first name from a last name', () => {
  expect([isFirstName('liz'), isLastName('liz')]).toEqual([true, false])
  expect([isFirstName('kowalski'), isLastName('kowalski')]).toEqual([false, true])
})

const people = 'Will Mark Rose May Grace Hope Art Bill Sue Young King White Green Day Price'
const places = 'Kennedy Brooklyn Houston Madison Hudson'

it.each(`${people} ${places}`.split(' '))('warns that %j is a word or a place too', (word) => {
  expect(isAlsoWord(word)).toBe(true)
  expect(isFirstName(word) || isLastName(word)).toBe(true)
})

it.each(['Smith', 'Jennifer', 'Patel', 'tomorrow'])('has no such warning about %j', (word) => {
  expect(isAlsoWord(word)).toBe(false)
})

it('keeps its warnings in lower case', () => {
  expect(alsoWords.has('will')).toBe(true)
  expect([...alsoWords].filter((word) => word !== word.toLowerCase())).toEqual([])
})
