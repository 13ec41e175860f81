import { expect, it } from 'vitest'

import { createOpusReader, createOpusWriter } from '../speech/opus.ts'
import { packetMs } from './opus-packet.ts'

it('knows how long a packet of ours is', async () => {
  const writer = await createOpusWriter(16_000)
  const packets = writer.write(new Float32Array(16_000))
  writer.close()

  expect(packets.map(packetMs)).toEqual(Array.from({ length: 50 }, () => 20))
})

it.each(Array.from({ length: 32 }, (_, config) => config))(
  'agrees with the decoder about configuration %i, with one frame, two and three',
  async (config) => {
    const reader = await createOpusReader(48_000)
    const oneByteEach = [Uint8Array.of(config << 3, 0), Uint8Array.of((config << 3) | 1, 0, 0)]
    const three = Uint8Array.of((config << 3) | 3, 3, 0, 0, 0)
    // A packet holds at most 120 ms; for one that says more, as for all that are none, 20 ms are made up.
    const read = (packet: Uint8Array) => {
      try {
        return reader.read(packet)
      } catch {
        return reader.makeUp()
      }
    }
    for (const packet of [...oneByteEach, three])
      expect(read(packet).length).toBe(packetMs(packet) * 48)
    reader.close()
  },
)

it.each([
  ['empty', []],
  ['of no frames', [0xfb, 0x00]],
  ['of 63 frames', [0xfb, 0x3f, 0, 0]],
])('takes the time that is made up for a packet that is %s', async (_title, bytes) => {
  const reader = await createOpusReader(48_000)
  const packet = Uint8Array.from(bytes)

  expect(packetMs(packet)).toBe(20)
  expect(reader.makeUp().length).toBe(20 * 48)
  reader.close()
})
