import { expect, it } from 'vitest'

import { createManualClock } from '../testing/manual-clock.ts'
import type { Sound } from './ear.ts'
import { createSoundGate } from './sound-gate.ts'

const pcm: Sound = { kind: 'pcm', samples: new Int16Array(320) }
const lost: Sound = { kind: 'lost' }
const opus20: Sound = { kind: 'opus', packet: Uint8Array.of(0xf8, 0xff, 0xfe) }
// Two frames of 60 ms.
const opus120: Sound = { kind: 'opus', packet: Uint8Array.of((11 << 3) | 1, 0, 0) }

const passed = (gate: (sound: Sound) => boolean, sound: Sound, times: number) =>
  Array.from({ length: times }, () => gate(sound)).filter(Boolean).length

it.each([
  ['samples', pcm, 50],
  ['packets', opus20, 50],
  ['long packets', opus120, 8],
  ['lost packets', lost, 50],
  ['packets without a frame', { kind: 'opus', packet: Uint8Array.of(0xfb, 0) }, 50],
] satisfies [string, Sound, number][])(
  'lets a second of %s come early, and no more',
  (_title, sound, most) => {
    const gate = createSoundGate(() => 0)

    expect(passed(gate, sound, 10_000)).toBe(most)
  },
)

it('keeps to real time after that, whatever is sent', () => {
  const clock = createManualClock()
  const gate = createSoundGate(() => clock.now())
  let heard = 0
  for (let second = 0; second < 10; second++) {
    heard += passed(gate, opus20, 50_000)
    clock.leap(1_000)
  }

  expect(heard).toBe(10 * 50)
})

it('hears all of what was only late', () => {
  const clock = createManualClock()
  const gate = createSoundGate(() => clock.now())
  clock.leap(3_000)

  expect(passed(gate, opus20, 150)).toBe(150)
})
