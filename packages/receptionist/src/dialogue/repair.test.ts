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
    ['The third of January, no wait, the fifth', 'the fifth of January'],
    ['December 3rd to 6th, no sorry, 4th to 7th', 'December 4th to 7th'],
    [
      'the 12th to the 15th of December... no sorry the 13th to the 16th, two of us',
      'the 13th to the 16th of December, two of us',
    ],
    ['Monday to Thursday … no wait, Tuesday to Friday', 'Tuesday to Friday'],
    ['January fifth through eighth, I mean sixth through ninth', 'January sixth through ninth'],
    ['December 3 to 6, no sorry, 4 to 7', 'December 4 to 7'],
    ['3rd to 6th, no sorry, 7th', '3rd to 7th'],
    // Which of the two days is which is read from the whole sentence.
    [
      'in on the 3rd and out the 6th, no sorry, the 4th to the 7th',
      'in on the 3rd and out the 6th, no sorry, the 4th to the 7th',
    ],
    [
      'Wednesday the 25th, no sorry, Thursday the 26th of November through Saturday',
      'Thursday the 26th of November through Saturday',
    ],
    [
      'Put me down for Wednesday, no hang on, I’ve got my grandson Wednesday, make it Friday at two.',
      'Put me down for Friday at two.',
    ],
    ['Friday at ten, hang on, no, I’ve got the dentist, eleven.', 'Friday at eleven.'],
    [
      'Friday at nine, it’s about a loan, oh wait, I have the dentist then, could we say eleven?',
      'Friday at eleven, it’s about a loan?',
    ],
    ['15 Elm Street, sorry, 51 Elm Street.', '51 Elm Street.'],
    ['Cancel order 61044, sorry, 61440.', 'Cancel order 61440.'],
  ])('%s', (said, meant) => {
    expect(withoutTakenBack(said)).toEqual(meant)
  })

  it.each([
    'No, five of us.',
    'I can do Tuesday at nine, or Wednesday.',
    'Sorry, I have two dogs.',
    'Two adults, sorry, my little one comes too.',
    'Make it three.',
    'I need to move it to six and make it three people instead of two.',
    'Friday at ten, actually my wife and I both want to come.',
    'Tomorrow at six, sorry for the short notice, we are four, and one is a baby.',
  ])('leaves alone: %s', (said) => {
    expect(withoutTakenBack(said)).toEqual(said)
  })

  // Were each sign of the row looked at from anew, this would take minutes.
  it('takes no longer for a row of signs than for as many words', () => {
    const row = ', '.repeat(100_000)
    expect(withoutTakenBack(row)).toEqual(row)
    const taken = ', no wait, well'.repeat(10_000)
    expect(withoutTakenBack(taken)).toEqual(taken)
  })
})
