import { expect, it } from 'vitest'
import { nowIn } from '@nightdesk/understanding'
import { receptionistOf } from '../testing/receptionist-of.ts'
import { playCall } from '../testing/call-script.ts'
import { addWish, spotWish, wishesKind } from './wishes.ts'

const now = nowIn(new Date('2026-11-15T15:02:00Z'), 'America/New_York')

it('reads an unusual wish back in the words of the caller', () => {
  const wishes = ['Feather-free pillows', 'Child seat']

  expect(wishesKind.say({ kind: 'wishes', wishes }, now)).toEqual([
    'with this request:',
    'Feather-free pillows,',
    'with a child seat,',
  ])
})

it.each(['two locations', 'call me in advance', 'nonstop please', 'cotton sheets'])(
  'finds no usual wish inside other words: %s',
  (wish) => {
    expect(wishesKind.say({ kind: 'wishes', wishes: [wish] }, now)).toEqual([
      'with this request:',
      `${wish},`,
    ])
  },
)

it.each([
  ['my dogs', 'with a dog,'],
  ['pet-friendly', 'with a pet,'],
  ['stopping at the pharmacy', 'with an extra stop,'],
  ['a van', 'in a larger car,'],
])('has our words for one that stands as a word: %s', (wish, said) => {
  expect(wishesKind.say({ kind: 'wishes', wishes: [wish] }, now)).toEqual([said])
})

it('never says the opposite of a wish', () => {
  const wishes = ['not on a high floor']

  expect(wishesKind.say({ kind: 'wishes', wishes }, now)).not.toContain('with a high floor,')
})

it('spots a usual wish, and none that is not wanted', () => {
  expect(spotWish("the little one's going to need a car seat")).toBe('car seat')
  expect(spotWish("we don't need a car seat")).toBeUndefined()
})

it('keeps a wish once', () => {
  const one = addWish(undefined, 'crib')

  expect(addWish(one, 'Crib')).toEqual(one)
})

it('writes down what somebody does not want as such', () => {
  const call = `
    > a king for two nights from Friday for one, Emma Wilson, not on a high floor please
    = registration-card requests: Not on a high floor
  `

  expect(playCall(receptionistOf('hotels'), call)).toEqual([])
})
