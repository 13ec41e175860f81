import { readExample, writeExample } from '@nightdesk/understanding'
import { expect, it } from 'vitest'
import { carryMarks } from './carry-marks.ts'

function carry(text: string, heard: string): string | undefined {
  const carried = carryMarks(readExample(`name|ride+q-price|${text}`), heard)
  return carried && writeExample(carried).replace('name|ride+q-price|', '')
}

it.each([
  [
    'words heard as others',
    'from [astoria](pickup) it is [just me](passengers)',
    'From estorial, it is just me.',
    'from [estorial](pickup) it is [just me](passengers)',
  ],
  [
    'words joined and broken',
    "it's [de souza](name) at [jfk](pickup)",
    "It's Desuza at Jf K.",
    "it's [desuza](name) at [jf k](pickup)",
  ],
  [
    'numbers in digits',
    '[twenty minutes from now](time) for [three](passengers)',
    '20 minutes from now for 3.',
    '[20 minutes from now](time) for [3](passengers)',
  ],
  [
    'numbers in words',
    'on [emirates 201](flight) the [23rd](day) at [5](time)',
    'On Emirates two hundred one, the twenty third at five.',
    'on [emirates two hundred one](flight) the [twenty third](day) at [five](time)',
  ],
  [
    'marks side by side',
    '[thursday](day) [no wait](retract) [friday](day) please',
    'Thirsty no weight Friday, please.',
    '[thirsty](day) [no weight](retract) [friday](day) please',
  ],
  [
    'an address as one word',
    "it's [chidi at lagos grill dot com](email) thanks",
    "It's chidi@lagosgrill.com, thanks.",
    "it's [chidi at lagosgrill dot com](email) thanks",
  ],
  [
    'a name heard as something else, between words that tell where',
    'i have a guest mr [okonkwo](name) who wants a ride to the airport',
    'I have a guest Mr. Ampa who wants a right to the airport.',
    'i have a guest mr [ampa](name) who wants a right to the airport',
  ],
])('carries the marks over: %s', (_, written, heard, marked) => {
  expect(carry(written, heard)).toBe(marked)
})

it('keeps what was asked and meant', () => {
  const example = readExample('name|ride+q-price|[lars](name) and how much is it')

  expect(carryMarks(example, 'Large and how much is it?')).toMatchObject({
    asked: 'name',
    intents: ['ride', 'q-price'],
  })
})

it.each([
  ['nothing was heard', 'a car to [newark](dropoff)', ' '],
  [
    'it was heard as it was written',
    "i'd like a car to [newark](dropoff)",
    'I’d like a car to Newark.',
  ],
  ['a marked value is gone', 'from [corona](pickup) to [the park](dropoff)', 'From to the park.'],
  [
    'it is another sentence',
    'a car to [newark](dropoff) [tonight](day)',
    'Thank you for watching.',
  ],
  [
    'the recognizer repeats itself',
    'there is [four of us](passengers) plus [six suitcases](luggage)',
    `There is four of us plus six suitcases ${'six '.repeat(40)}`,
  ],
  [
    'a value is another one and nothing tells where it stands',
    'just need a quick one [tribeca](pickup) to [soho house](dropoff)',
    'Just need a quick wonder Baker to Soho House.',
  ],
])('learns nothing where %s', (_, written, heard) => {
  expect(carry(written, heard)).toBeUndefined()
})
