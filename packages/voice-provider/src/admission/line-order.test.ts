import { expect, it } from 'vitest'

import { inTurn, type Claim } from './line-order.ts'

const nothing = { lines: 0, rankMs: 0, blockLines: 0 }

function orderOf(claims: Readonly<Record<string, Claim>>, given = 0): string {
  return inTurn(Object.keys(claims), (name) => claims[name] as Claim, given).join(' ')
}

it('serves first who has fewer lines, then who had less, then who has asked longest', () => {
  const claims = {
    greedy: { ...nothing, lines: 1, since: 0 },
    again: { ...nothing, rankMs: 5, since: 0 },
    neighbor: { ...nothing, blockLines: 1, since: 0 },
    late: { ...nothing, since: 2 },
    early: { ...nothing, since: 1 },
  }

  expect(orderOf(claims)).toBe('early late neighbor again greedy')
})

it.each([
  ['whoever has asked longest, among few equals', 'abcdefghijkl', 'abcdefghijkl'],
  ['whoever came last in between, while many are equal', 'abcdefghijklmno', 'aobcdefghijklmn'],
])('serves %s', (_title, letters, expected) => {
  const claims = Object.fromEntries(
    letters.split('').map((name, since) => [name, { ...nothing, since }]),
  )
  const had = { ...nothing, rankMs: 1, since: 99 }

  expect(orderOf({ ...claims, had })).toBe(`${expected.split('').join(' ')} had`)
})

it('goes on where it was when the last line was given', () => {
  const claims = Object.fromEntries(
    'abcdefghijklmno'.split('').map((name, since) => [name, { ...nothing, since }]),
  )

  expect(orderOf(claims, 1)).toMatch(/^o a n b c/)
})
