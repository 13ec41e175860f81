import { nowIn } from '@nightdesk/understanding'
import { expect, it } from 'vitest'
import { printPlace, readPlace } from './place.ts'
import type { Value } from './value.ts'

const now = nowIn(new Date('2026-11-18T15:00:00Z'), 'America/New_York')

function print(text: string, before?: Value): string | undefined {
  const told = before ? { before } : {}
  const value = readPlace(text, { now, by: 'speech', tag: 'pickup', values: {}, ...told })
  return value?.kind === 'place' ? printPlace(value.place) : undefined
}

it.each([
  ['bronx twelve forty grand concourse', '1240 Grand Concourse'],
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

it.each([
  ['forty eight', '48 Gates Avenue'],
  ['sixty two gates sixty two', '62 Gates Avenue'],
  ['it is thirty one dash fourteen', '31-14 Gates Avenue'],
])('adds the number to a street that was named: %s', (text, printed) => {
  const before = readPlace('gates avenue', { now, by: 'speech', tag: 'pickup', values: {} })
  expect(before && print(text, before)).toBe(printed)
})
