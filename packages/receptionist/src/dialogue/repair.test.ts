import { describe, expect, it } from 'vitest'
import { withoutTakenBack } from './repair.ts'

describe('words that are taken back', () => {
  it.each([
    [
      'Wednesday at four, no sorry, four thirty, she gets off at four.',
      'Wednesday at four thirty, she gets off at four.',
    ],
    [
      'Can I get in tomorrow around two? Actually no, make that Friday, same time.',
      'Can I get in Friday around two, same time.',
    ],
    [
      'Four of us, oh wait, five, my brother is coming too.',
      'five of us, my brother is coming too.',
    ],
    ['Three of the candle sets, no wait, four.', 'four of the candle sets.'],
    [
      'A table for two tonight at eight, actually make that three of us.',
      'A table for three of us tonight at eight.',
    ],
    [
      'We land at twenty past three, five of us, no wait, six with my sister.',
      'We land at twenty past three, six of us with my sister.',
    ],
    ['Dinner at seven, no, eight, for two', 'Dinner at eight, for two'],
    ['December fourth, I mean December fifth', 'December fifth'],
  ])('%s', (said, meant) => {
    expect(withoutTakenBack(said)).toEqual(meant)
  })

  it.each([
    'No, five of us.',
    'I can do Tuesday at nine, or Wednesday.',
    'Sorry, I have two dogs.',
    'Two adults, sorry, my little one comes too.',
    'Make it three.',
  ])('leaves alone: %s', (said) => {
    expect(withoutTakenBack(said)).toEqual(said)
  })

  // Were each sign of the row looked at from anew, this would take minutes.
  it('takes no longer for a row of signs than for as many words', () => {
    const row = ', '.repeat(100_000)
    expect(withoutTakenBack(row)).toEqual(row)
  })
})
