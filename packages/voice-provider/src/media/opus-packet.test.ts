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
    // A packet holds at most 120 ms.
    const packets = [...oneByteEach, three].filter((packet) => packetMs(packet) <= 120)
    for (const packet of packets) expect(reader.read(packet).length).toBe(packetMs(packet) * 48)
    reader.close()
  },
)

it('finds no time in an empty packet', () => {
  expect(packetMs(new Uint8Array())).toBe(0)
})
