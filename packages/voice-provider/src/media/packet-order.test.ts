import { expect, it } from 'vitest'

import { createPacketOrder } from './packet-order.ts'

function take(...sequences: number[]): string {
  const heard: string[] = []
  const order = createPacketOrder((sound) => {
    if (sound.kind === 'opus') heard.push(String(sound.packet[0]))
    else if (sound.kind === 'lost') heard.push(sound.after ? `-(${sound.after[0]})` : '-')
  })
  for (const sequence of sequences) {
    order({ sequence, payload: Uint8Array.of(sequence & 0xff) })
  }
  return heard.join(' ')
}

it.each([
  ['packets in order', [1, 2, 3], '1 2 3'],
  ['a packet overtaken by one', [1, 3, 2, 4], '1 2 3 4'],
  ['a packet overtaken by three', [1, 3, 4, 5, 2, 6], '1 2 3 4 5 6'],
  ['packets in any order', [1, 4, 3, 2, 6, 5], '1 2 3 4 5 6'],
  ['nothing of what comes after a gap at first', [1, 3, 4, 5], '1'],
  ['a packet lost, once four are there after it', [1, 3, 4, 5, 6, 7], '1 -(3) 3 4 5 6 7'],
  [
    'nothing of a packet that comes after it was given up',
    [1, 3, 4, 5, 6, 2, 7],
    '1 -(3) 3 4 5 6 7',
  ],
  ['two packets lost apart', [1, 3, 5, 6, 7, 8, 9], '1 -(3) 3 -(5) 5 6 7 8 9'],
  ['a packet twice', [1, 2, 2, 3], '1 2 3'],
  ['numbers that start again', [65_534, 65_535, 0, 1], '254 255 0 1'],
  ['an overtaking across that', [65_534, 0, 65_535, 1], '254 255 0 1'],
  ['a long gap', [1, 100, 101, 102, 103], '1 - - - - -(100) 100 101 102 103'],
])('hears %s', (_title, sequences, expected) => {
  expect(take(...sequences)).toBe(expected)
})
