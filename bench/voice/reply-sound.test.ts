import { expect, it } from 'vitest'
import { countClicks, longestGapMs } from './reply-sound.ts'

const tone = (at: number) => Math.sin(at / 12) * 6_000
const frame = (from: number, sample: (at: number) => number) => ({
  at: 0,
  samples: Int16Array.from({ length: 480 }, (_, at) => sample(from + at)),
})
const speech = (count: number, sample = tone) =>
  Array.from({ length: count }, (_, at) => frame(at * 480, sample))
const silence = (count: number) => speech(count, () => 0)

it('measures the longest silence inside of a reply, and none before or after it', () => {
  const frames = [
    ...silence(40),
    ...speech(5),
    ...silence(3),
    ...speech(2),
    ...silence(13),
    ...speech(1),
    ...silence(50),
  ]

  expect(longestGapMs({ frames })).toBe(260)
})

it('hears a click where two stretches were joined badly, and none in a tone', () => {
  expect(countClicks({ frames: speech(20) })).toBe(0)

  const broken = speech(20, (at) => tone(at) + (at > 5_000 ? 12_000 : 0))
  expect(countClicks({ frames: broken })).toBe(1)
})
