import { describe, expect, it } from 'vitest'
import { findPeople, readUtterance } from '@nightdesk/understanding'
import { findName } from './find-name.ts'
import { mendName, printName } from './person-name.ts'

const nameIn = (text: string, isExpected = false) => {
  const name = findName(readUtterance(text), { isExpected })
  return name && printName(name)
}

describe('names as they are given', () => {
  it.each([
    ['My name is Jane Smith.', 'Jane Smith'],
    ['my name is jane smith and I need a car', 'Jane Smith'],
    ['Hi, this is Daniel Okafor, I’d like a car', 'Daniel Okafor'],
    ['I’m Maria', 'Maria'],
    ['the name is Lindqvist', 'Lindqvist'],
    ['It’s under Patel', 'Patel'],
    ['the reservation is under Garcia', 'Garcia'],
    ['a car for Jane Smith tomorrow', 'Jane Smith'],
    ['Jane Smith here', 'Jane Smith'],
    ['this is Dr. Chen', 'Dr. Chen'],
    ['last name Brown', 'Brown'],
    ['my last name is o’brien', "O'Brien"],
    ['call me Sam', 'Sam'],
    ['Friday, 1 passenger, Kim', 'Kim'],
    ['Pick up Dr. Patel at LaGuardia', 'Dr. Patel'],
    ['my name is Nina Petrova, that’s P E T R O V A, I need a car', 'Nina Petrova'],
    ['it’s Williams, Kevin Williams', 'Kevin Williams'],
    ['My name is Anna, A N N A', 'Anna'],
    ['the name’s Mike Russo', 'Mike Russo'],
  ])('%s', (text, expected) => {
    expect(nameIn(text)).toBe(expected)
  })

  it.each([
    ['Jane Smith', 'Jane Smith'],
    ['um, jane', 'Jane'],
    ['It’s Okafor.', 'Okafor'],
    ['yes, Priya Shah please', 'Priya Shah'],
    ['Smith, S M Y T H', 'Smyth'],
    ['O K A F O R', 'Okafor'],
    ['mister brown', 'Mr. Brown'],
    ['Joe Okafor, O K A F O R', 'Joe Okafor'],
  ])('when asked: %s', (text, expected) => {
    expect(nameIn(text, true)).toBe(expected)
  })

  it.each([
    ['I’m looking for a car'],
    ['this is ridiculous'],
    ['it’s tomorrow at six'],
    ['I need a ride from Orchard Street'],
    ['for three people'],
    ['I’m not sure'],
  ])('%s has none', (text) => {
    expect(nameIn(text)).toBeUndefined()
  })
})

describe('how many people', () => {
  it.each([
    ['three of us', 3],
    ['there will be four people', 4],
    ['two adults and a child', 3],
    ['just me', 1],
    ['me and my wife', 2],
    ['me, my wife and my son', 3],
    ['me and two friends', 3],
    ['me, my husband and two kids', 4],
    ['pick me up at six with two passengers', 2],
    ['my wife, our baby and me', 3],
    ['a couple with one kid', 3],
    ['we’re two, we’re at the station', 2],
    ['Passengers: 2. Name: Anthony', 2],
    ['me plus three buddies', 4],
    ['a party of six', 6],
    ['a couple of people', 2],
    ['for too people', 2],
    ['not two people, three people', 3],
    ['two of us and that’s it', 2],
    ['it’s 3 passengers', 3],
    ['for three not for four people', 3],
    ['two adults two kids', 4],
    ['my wife and I plus our baby', 3],
    ['help me, my husband and I', 2],
    ['my two daughters', 2],
    ['just him', 1],
  ])('%s', (text, expected) => {
    expect(findPeople(readUtterance(text).words)?.value).toBe(expected)
  })

  it.each([
    ['four', 4],
    ['wait, five pm, three', 3],
    ['for', 4],
    ['Too.', 2],
    ['it’ll be five', 5],
    ['we are 2', 2],
  ])('when asked: %s', (text, expected) => {
    expect(findPeople(readUtterance(text).words, { isExpected: true })?.value).toBe(expected)
  })
})

describe('a misheard last name', () => {
  it.each([
    ['Wilsoned', 'Wilson'],
    ['Milleth', 'Miller'],
    ['Garsia', 'Garcia'],
    ['Moore’s', 'Moore'],
    ["Carter's", 'Carter'],
  ])('%s is %s', (heard, meant) => {
    expect(mendName({ first: 'Anna', last: heard })).toEqual({ first: 'Anna', last: meant })
  })

  it.each([
    [{ first: 'Daniel', last: 'Okaffer' }],
    [{ last: 'Milleth' }],
    [{ first: 'Anna', last: 'Smith' }],
  ])('%o stays as it was heard', (name) => {
    expect(mendName(name)).toEqual(name)
  })
})
