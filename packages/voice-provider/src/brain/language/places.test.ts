import { describe, expect, it } from 'vitest'
import { readUtterance } from '@nightdesk/understanding'
import { findPlaces } from './places.ts'
import { printPlace } from './place.ts'

const read = (text: string) => findPlaces(readUtterance(text)).map(({ value }) => printPlace(value))

describe('places as they are named', () => {
  it.each([
    ['to JFK', ['JFK Airport']],
    ['to jay of kay', ['JFK Airport']],
    ['to J F K, terminal four', ['JFK Airport, Terminal 4']],
    ['Kennedy airport', ['JFK Airport']],
    ['la guardia', ['LaGuardia Airport']],
    ['to La Gardia airport please', ['LaGuardia Airport']],
    ['Newark terminal B', ['Newark Airport, Terminal B']],
    ['from pen station', ['Penn Station']],
    ['time square', ['Times Square']],
    ['the Empire State Building', ['Empire State Building']],
    ['48 Orchard Street', ['48 Orchard Street']],
    ['forty eight orchard street', ['48 Orchard Street']],
    ['two forty five west forty fourth street', ['245 West 44th Street']],
    ['350 5th Avenue', ['350 5th Avenue']],
    ['three fifty fifth avenue', ['350 5th Avenue']],
    ['1515 Broadway', ['1515 Broadway']],
    ['fifteen fifteen broadway', ['1515 Broadway']],
    ['10 Barrow St in Brooklyn', ['10 Barrow Street, Brooklyn']],
    ['120 west 3 street', ['120 West 3rd Street']],
    ['12 Juniper Lane', ['12 Juniper Lane']],
    ['245 Park', ['245 Park Avenue']],
    ['48 Orchid street', ['48 Orchard Street']],
    ['7 Delancy Street', ['7 Delancey Street']],
    ['42nd and 8th', ['42nd Street and 8th Avenue']],
    ['the corner of Broadway and Houston Street', ['Broadway and Houston Street']],
    ['88 Greene Street apartment 4b', ['88 Greene Street, Apt 4B']],
    ['from 48 Orchard Street to JFK', ['48 Orchard Street', 'JFK Airport']],
    [
      'a car from Grand Central to La Guardia at six',
      ['Grand Central Terminal', 'LaGuardia Airport'],
    ],
    ['from my house to the airport', ['my house', 'the airport']],
    ['three oh five east 86th street', ['305 East 86th Street']],
    ['a hundred and five Spring Street', ['105 Spring Street']],
    ['upper west side', ['Upper West Side']],
    ['12 Court Street in Brooklyn', ['12 Court Street, Brooklyn']],
    ['from my hotel, it’s 811 7th Avenue', ['811 7th Avenue']],
    ['I am at 30 Hudson Yards', ['Hudson Yards']],
    ['48 Wall Street', ['48 Wall Street']],
    ['the Hilton on 6th Avenue', ['Hilton on 6th Avenue']],
    ['I live on Orchard Street', ['Orchard Street']],
    ['200 Park Avenue South', ['200 Park Avenue South']],
    ['delancy street number 12', ['12 Delancey Street']],
    ['from um Delancey Street', ['Delancey Street']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it.each([
    ['at half past five in the evening'],
    ['there are two of us'],
    ['my name is Jane Smith'],
    ['the other way around'],
    ['what is the best way to pay'],
    ['on the second of December'],
    ['how long does it take'],
  ])('%s names none', (text) => {
    expect(read(text)).toEqual([])
  })
})
