import { expect, it } from 'vitest'

import { createRtpWriter, readRtp } from './rtp.ts'

it('writes packets whose order and time never skip', () => {
  const write = createRtpWriter(0xdecafbad, 111)

  const [first, second] = [write(Uint8Array.of(1, 2)), write(Uint8Array.of(3))]

  expect([...first]).toEqual([0x80, 0x80 | 111, 0, 0, 0, 0, 0, 0, 0xde, 0xca, 0xfb, 0xad, 1, 2])
  expect([...second]).toEqual([0x80, 111, 0, 1, 0, 0, 3, 0xc0, 0xde, 0xca, 0xfb, 0xad, 3])
})

it('starts again at zero after the highest number', () => {
  const write = createRtpWriter(1, 111)
  let packet = write(Uint8Array.of(0))
  for (let at = 0; at < 0x10000; at++) packet = write(Uint8Array.of(0))

  expect(packet.readUInt16BE(2)).toBe(0)
})

const header = [0, 5, 0, 0, 0, 0, 0, 0, 0, 1]

it.each([
  ['a plain packet', [0x80, 111, ...header, 7, 8], [7, 8]],
  ['a marked one', [0x80, 0x80 | 111, ...header, 7], [7]],
  ['one with sources', [0x82, 111, ...header, 0, 0, 0, 1, 0, 0, 0, 2, 7], [7]],
  ['one with an extension', [0x90, 111, ...header, 0xbe, 0xde, 0, 1, 1, 2, 3, 4, 7], [7]],
  ['one with padding', [0xa0, 111, ...header, 7, 0, 0, 3], [7]],
])('reads %s', (_title, bytes, payload) => {
  const packet = readRtp(Uint8Array.from(bytes))

  expect(packet?.sequence).toBe(5)
  expect([...(packet?.payload ?? [])]).toEqual(payload)
})

it.each([
  ['a report', [0x80, 200, ...header, 7]],
  ['another version', [0x40, 111, ...header, 7]],
  ['nothing but a header', [0x80, 111, ...header]],
  ['half a header', [0x80, 111, 0]],
  ['an extension longer than the packet', [0x90, 111, ...header, 0xbe, 0xde, 0xff, 0xff, 7]],
  ['an extension cut off', [0x90, 111, ...header, 0xbe]],
  ['padding longer than the packet', [0xa0, 111, ...header, 7, 200]],
  ['nothing', []],
])('does not take %s for sound', (_title, bytes) => {
  expect(readRtp(Uint8Array.from(bytes))).toBeUndefined()
})
