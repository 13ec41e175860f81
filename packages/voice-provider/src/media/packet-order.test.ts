import { expect, it } from 'vitest'

import { createPacketOrder } from './packet-order.ts'

function take(...sequences: number[]): string {
  const heard: string[] = []
  const order = createPacketOrder((sound) => {
    heard.push(sound.kind === 'opus' ? String(sound.packet[0]) : '-')
  })
  for (const sequence of sequences) {
    order({ sequence, payload: Uint8Array.of(sequence & 0xff) })
  }
  return heard.join(' ')
}

it.each([
  ['packets in order', [1, 2, 3], '1 2 3'],
  ['a packet lost', [1, 2, 4], '1 2 - 4'],
  ['a packet late', [1, 3, 2, 4], '1 - 3 4'],
  ['a packet twice', [1, 2, 2, 3], '1 2 3'],
  ['numbers that start again', [65_534, 65_535, 0, 1], '254 255 0 1'],
  ['a long gap', [1, 100], '1 - - - - - 100'],
])('hears %s', (_title, sequences, expected) => {
  expect(take(...sequences)).toBe(expected)
})
