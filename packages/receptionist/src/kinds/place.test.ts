import { nowIn } from '@nightdesk/understanding'
import { describe, expect, it } from 'vitest'
import { sayPlace } from '../say/place.ts'
import { type Place, printPlace, readPlace } from './place.ts'
import type { Value, Values } from './value.ts'

const now = nowIn(new Date('2026-11-18T15:00:00Z'), 'America/New_York')

function read(text: string, told: { before?: Value; values?: Values } = {}): Place | undefined {
  const value = readPlace(text, { now, by: 'speech', tag: 'pickup', values: {}, ...told })
  return value?.kind === 'place' ? value.place : undefined
}

function print(text: string, told: { before?: Value; values?: Values } = {}): string | undefined {
  const place = read(text, told)
  return place && printPlace(place)
}

describe('a place on the ticket', () => {
  it.each([
    ['bronx twelve forty grand concourse', '1240 Grand Concourse, Bronx'],
    ['the concourse my dear twenty four fifteen grand concourse', '2415 Grand Concourse'],
    ['thirty one dash fourteen ditmars boulevard', '31-14 Ditmars Boulevard'],
    ['31-14 ditmars boulevard', '31-14 Ditmars Boulevard'],
    ['thirty one forty eight steinway street', '3148 Steinway Street'],
    ['nine ten grand concourse in the bronx', '910 Grand Concourse, Bronx'],
    ['seventeen forty seven avenue m brooklyn', '1747 Avenue M, Brooklyn'],
    ['airport of newark', 'Newark Airport'],
    ['kennedy the jetblue one', 'JFK Airport'],
    ['port authority the bus place', 'Port Authority'],
  ])('%s', (text, printed) => {
    expect(print(text)).toBe(printed)
  })
})

describe('somebody’s own house is no street', () => {
  it.each([
    "my aunt's place in White Plains",
    "a friend's place on East 60th",
    "my mom's place",
    "grandma's place",
    "my best friend's house",
    "my sister's apartment in Forest Hills",
    'the office on Broad Street',
    "the kids' school on West 77th",
    'a hotel near Penn Station',
    'my place',
    'work',
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({ kind: 'vague', text })
  })

  it.each([
    ["my mother's house at 1220 Ocean Parkway", '1220 Ocean Parkway'],
    ["my daughter's dorm, 33 Third Avenue", '33 3rd Avenue'],
    ['our office at 1 Liberty Plaza', '1 Liberty Plaza'],
    ['my hotel, the Marriott on 46th', 'Marriott on 46th'],
    ["20 St. John's Place, Brooklyn", "20 St John's Place, Brooklyn"],
    ["St. Mark's Place and Second Avenue", "St Mark's Place and 2nd Avenue"],
  ])('but %s is an address', (text, printed) => {
    expect(print(text)).toBe(printed)
  })
})

describe('the part of the city', () => {
  it.each([
    ["I'm in Park Slope, 561 Fifth Street", '561 5th Street, Park Slope'],
    ['Park Slope, 561 5th Street', '561 5th Street, Park Slope'],
    ['in Astoria at 3215 Steinway Street', '3215 Steinway Street, Astoria'],
    ['Brooklyn, 90 Court Street', '90 Court Street, Brooklyn'],
    ['1950 Hylan Boulevard, Staten Island', '1950 Hylan Boulevard, Staten Island'],
    ['475 Seaview Avenue, also on the Island', '475 Seaview Avenue, the Island'],
    ['12 elm street montclair new jersey', '12 Elm Street, Montclair, New Jersey'],
    [
      'in Greenwich, Connecticut, 40 Field Point Road',
      '40 Field Point Road, Greenwich, Connecticut',
    ],
    ['178 7th Avenue South down in the Village', '178 7th Avenue South, the Village'],
    ['48 Orchard Street off Grand', '48 Orchard Street, off Grand'],
    ['Greenwich Street 75', '75 Greenwich Street'],
    ['bay ridge 86th and fourth', '86th Street and 4th Avenue, Bay Ridge'],
    ['Avenue U and East 16th in Brooklyn', 'Avenue U and East 16th Street, Brooklyn'],
  ])('%s', (text, printed) => {
    expect(print(text)).toBe(printed)
  })

  it('takes “the Island” for the one the other place is on', () => {
    const pickup = readPlace('1950 Hylan Boulevard, Staten Island', {
      now,
      by: 'speech',
      tag: 'pickup',
      values: {},
    })
    const values = pickup ? { pickup } : {}
    expect(print('475 Seaview Avenue, also on the Island', { values })).toBe(
      '475 Seaview Avenue, Staten Island',
    )
  })
})

describe('the name of a house', () => {
  it.each([
    ['the hospital, Mount Sinai, 1468 Madison Avenue', 'Mount Sinai, 1468 Madison Avenue'],
    ['Mount Sinai, the hospital, 1468 Madison Avenue', 'Mount Sinai, 1468 Madison Avenue'],
    ['NYU Langone, 550 First Avenue', 'NYU Langone, 550 1st Avenue'],
    ['carnegie hall at eight eighty one seventh avenue', 'Carnegie Hall, 881 7th Avenue'],
    ['the dialysis place, three fifty-five Grand Street', '355 Grand Street'],
    ["let's see, 245 West 44th Street", '245 West 44th Street'],
    ['Mount Sinai West, Tenth Avenue and 59th', 'Mount Sinai West, 10th Avenue and 59th Street'],
    ['the diner on the corner of 23rd and Ninth', 'Diner, 23rd Street and 9th Avenue'],
    [
      'Maimonides, the medical center, on Tenth Avenue in Brooklyn',
      'Maimonides, the Medical Center, on Tenth Avenue in Brooklyn',
    ],
    ['Peter Luger, the steakhouse in Williamsburg', 'Peter Luger, the Steakhouse in Williamsburg'],
    [
      'the Bronx Zoo, the entrance on Southern Boulevard',
      'Bronx Zoo, the Entrance on Southern Boulevard',
    ],
    ['Mount Sinai, the hospital on Madison', 'Mount Sinai, the Hospital on Madison'],
    ["Junior's, the cheesecake place on Flatbush", "Junior's, the Cheesecake Place on Flatbush"],
    ['Mount Sinai, Madison Avenue', 'Mount Sinai, Madison Avenue'],
    ['the Marriott Marquis in Times Square', 'Marriott Marquis in Times Square'],
    ['Times Square, the Marriott', 'Times Square, the Marriott'],
    ['Pier 83, West 42nd Street', 'Pier 83, West 42nd Street'],
    ['thirtieth street station', 'Thirtieth Street Station'],
    ['Newark Penn Station', 'Newark Penn Station'],
    ['the TWA Hotel at JFK', 'TWA Hotel at JFK'],
    ['United at Newark', 'Newark Airport'],
    ['Terminal B at LaGuardia', 'LaGuardia Airport, Terminal B'],
  ])('%s', (text, printed) => {
    expect(print(text)).toBe(printed)
  })
})

describe('numbers of houses, doors and streets', () => {
  it.each([
    ['37-15 82nd Street, in Jackson Heights', '37-15 82nd Street, Jackson Heights'],
    ['11-01 43rd Avenue', '11-01 43rd Avenue'],
    ['one thirty six dash twenty thirty eighth avenue', '136-20 38th Avenue'],
    ['one oh four dash twenty queens boulevard', '104-20 Queens Boulevard'],
    ['seventy five dash oh five thirty fifth avenue', '75-05 35th Avenue'],
    ['2 15 west 57th street', '215 West 57th Street'],
    ['4 4 0 1 broadway', '4401 Broadway'],
    ['one one five five avenue of the americas', '1155 Avenue of the Americas'],
    ['one one five fifth avenue', '115 5th Avenue'],
    ['1 1 5 5 avenue', '115 5th Avenue'],
    ['320 St. Nicholas Avenue', '320 St Nicholas Avenue'],
    ['three oh one East 66th, apartment 9A', '301 East 66th Street, Apartment 9A'],
    [
      '88 Washington Street, apartment 3F, in Hoboken',
      '88 Washington Street, Apartment 3F, Hoboken',
    ],
    ['515 madison avenue twenty second floor', '515 Madison Avenue, Twenty Second Floor'],
    ['88 Pine Street, on the 14th floor', '88 Pine Street, 14th Floor'],
    ['133 MacDougal Street', '133 MacDougal Street'],
    ['200 Central Park South', '200 Central Park South'],
    ['forty west twelfth', '40 West 12th Street'],
    ['Avenue C and 9th', 'Avenue C and 9th Street'],
    ['broadway and two thirty second', 'Broadway and 232nd Street'],
    ['the northeast corner of 86th and Lex', '86th Street and Lexington Avenue'],
    ['Corner of Steinway and 30th Avenue, Astoria', 'Steinway Street and 30th Avenue, Astoria'],
    ['Whole Foods at 97th Street', 'Whole Foods at 97th Street'],
    ['55 Hudson Yards', '55 Hudson Yards'],
    ['One World Trade Center', '1 World Trade Center'],
    ['sixth and fourth', '6th and 4th'],
    ['77th and Park', '77th Street and Park Avenue'],
  ])('%s', (text, printed) => {
    expect(print(text)).toBe(printed)
  })

  it.each([
    ['37-15 82nd Street', 'thirty-seven fifteen eighty-second Street,'],
    ['Mount Sinai, 1468 Madison Avenue', 'Mount Sinai, fourteen sixty eight Madison Avenue,'],
    ['nine ten grand concourse in the bronx', 'nine ten Grand Concourse, the Bronx,'],
    ['12 Elm Street, Montclair, New Jersey', 'twelve Elm Street, Montclair, New Jersey,'],
    ['Avenue C and 9th', 'Avenue C, and ninth Street,'],
  ])('says %s as one would', (text, spoken) => {
    const place = read(text)
    expect(place && sayPlace(place).join(' ')).toBe(spoken)
  })
})

it.each([
  ['forty eight', '48 Gates Avenue'],
  ['sixty two gates sixty two', '62 Gates Avenue'],
  ['it is thirty one dash fourteen', '31-14 Gates Avenue'],
])('adds the number to a street that was named: %s', (text, printed) => {
  const before = readPlace('gates avenue', { now, by: 'speech', tag: 'pickup', values: {} })
  expect(before && print(text, { before })).toBe(printed)
})

describe('a town without an address', () => {
  it('is asked about, and stays with the address', () => {
    const town = read('Montclair, New Jersey')
    expect(town).toEqual({ kind: 'vague', text: 'Montclair, New Jersey', isAirport: false })
    const before: Value = { kind: 'place', place: town as Place }
    expect(print('27 Park Street', { before })).toBe('27 Park Street, Montclair, New Jersey')
    expect(print('27 Park Street in Newark', { before })).toBe('27 Park Street, Newark')
  })
})

it.each([
  ["my sister's in Great Neck, 12 Arrandale Avenue.", '12 Arrandale Avenue, Great Neck'],
  ['68-20 Austin Street, Forest Hills', '68-20 Austin Street, Forest Hills'],
])('keeps what was said of it: %s', (text, printed) => {
  expect(print(text)).toBe(printed)
})

it('keeps where a street is when its number is told', () => {
  const before = readPlace('Hylan Boulevard, Staten Island', { values: {} })
  expect(before && print('1875 Hylan Boulevard', { before })).toBe(
    '1875 Hylan Boulevard, Staten Island',
  )
})

it('takes the part of the city after an address', () => {
  expect(print("3332 Rochambeau Avenue, that's still the Bronx")).toBe(
    '3332 Rochambeau Avenue, Bronx',
  )
})

it('leaves out the words that lead to an address', () => {
  expect(print("Montclair, New Jersey, it's 77 Upper Mountain Avenue.")).toBe(
    '77 Upper Mountain Avenue, Montclair, New Jersey',
  )
})

it.each([
  'Garden City on Long Island',
  'a restaurant in Red Hook',
  'the city',
  'Valley Stream',
  "my in-laws' in White Plains",
])('asks for the address of %s', (text) => {
  expect(read(text)?.kind).toBe('vague')
})

it('takes two terminals in a row as they were said', () => {
  expect(print('terminal 212 terminal four')).toBe('Terminal 212 Terminal Four')
})
