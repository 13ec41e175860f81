import { expect, it } from 'vitest'

import { createMintCount } from './mint-count.ts'

const livesMs = 60_000

function open() {
  let now = 0
  let minted = 0
  const count = createMintCount({ now: () => now, livesMs })
  return {
    count,
    isMinted: (address: string) => count.add(`nonce ${(minted += 1)}`, address),
    wait: (ms: number) => (now += ms),
  }
}

const many = (count: number, addressOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => addressOf(at))
const inHex = (number: number) => number.toString(16)

it.each([
  ['a /24', (at: number) => `192.0.2.${at % 250}`],
  ['a /56', (at: number) => `2001:db8:0:${inHex(at % 256)}::1`],
  ['a /48', (at: number) => `2001:db8:0:${inHex(at)}::1`],
])('gives %s a fiftieth of all tokens, and the same again a minute later', (_title, addressOf) => {
  const { isMinted, wait } = open()
  const crowd = many(4_000, addressOf)

  expect(crowd.filter(isMinted)).toHaveLength(1_000)
  expect(isMinted('198.51.100.1')).toBe(true)
  wait(livesMs)
  expect(crowd.filter(isMinted)).toHaveLength(1_000)
})

it('keeps half of all tokens for newcomers, whatever fifty networks take', () => {
  const { isMinted } = open()
  const crowd = many(110_000, (at) => `2001:db8:${inHex(at % 50)}:${inHex(Math.floor(at / 50))}::1`)

  // Thirty for each of the fifty, and the half that is for everybody.
  expect(crowd.filter(isMinted)).toHaveLength(26_500)
  expect(many(31, () => '198.51.100.1').filter(isMinted)).toHaveLength(30)
})

it('gives a network more once it has used some', () => {
  const { count, isMinted } = open()
  count.add('first', '2001:db8::1')
  const crowd = many(1_000, (at) => `2001:db8:0:${inHex(at)}::1`)
  expect(crowd.filter(isMinted)).toHaveLength(999)

  count.remove('first')
  count.remove('first')
  expect(crowd.filter(isMinted)).toHaveLength(1)
})
