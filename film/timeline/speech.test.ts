import { assert, double, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barLevels, barWeights, speechLevel } from './speech.ts'

const speech = { seed: 1574, seconds: 1.5 }
const sentence = record({
  seed: nat(2000),
  seconds: double({ min: 0.6, max: 3, noNaN: true }),
})
const moment = double({ min: -1, max: 5, noNaN: true })

describe('the voice', () => {
  it('has the weights of the five bars', () => {
    expect(barWeights).toEqual([0.45, 0.8, 1, 0.7, 0.4])
  })

  it('is loud within a tenth of a second and silent at the end', () => {
    const loudest = Math.max(...[0.06, 0.08, 0.1].map((second) => speechLevel(speech, second)))

    expect(loudest).toBeGreaterThan(0.9)
    expect(speechLevel(speech, -0.1)).toBe(0)
    expect(speechLevel(speech, speech.seconds + 0.05)).toBe(0)
  })

  it('rises and falls like syllables', () => {
    const levels = Array.from({ length: 120 }, (_, index) => speechLevel(speech, index / 80))
    const peaks = levels.filter(
      (level, index) =>
        level > 0.3 && level > (levels[index - 1] ?? 0) && level >= (levels[index + 1] ?? 0),
    )

    expect(peaks.length).toBeGreaterThanOrEqual(4)
  })

  it('stays between 0 and 1 in every bar of every sentence', () => {
    const staysWithin = property(sentence, moment, (any, second) => {
      return barLevels(any, second).every((level) => level >= 0 && level <= 1)
    })

    expect(() => assert(staysWithin)).not.toThrow()
  })

  it('says the same sentence the same way each time', () => {
    expect(barLevels(speech, 0.4)).toEqual(barLevels({ ...speech }, 0.4))
  })
})
