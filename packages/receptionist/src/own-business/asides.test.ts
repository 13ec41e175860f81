import { describe, expect, test } from 'vitest'

import { type Asking, asidesIn } from './asides.ts'

const insured = { id: 'q-own-0', confidence: 1 }
const parking = { id: 'q-own-1', confidence: 1 }
const unknown = { id: 'q-other', confidence: 1 }
const asking: Asking = {
  knownIn(part) {
    if (/^(?:are|is) .*insured/i.test(part)) return insured
    return /^(?:do|is|where) .*(?:parking|park)/i.test(part) ? parking : undefined
  },
  isUnknown: (part) => part.includes('piano'),
}

describe('a question beside what is told', () => {
  test.each([
    ['5 Chapel Hill Road. But are you insured?', '5 Chapel Hill Road.'],
    ['are you insured? It’s 5 Chapel Hill Road.', 'It’s 5 Chapel Hill Road.'],
    ['the attic needs work, and are you guys insured?', 'the attic needs work'],
    ['5 Chapel Hill Road but first are you insured?', '5 Chapel Hill Road'],
  ])('is taken out of it: %s', (text, rest) => {
    expect(asidesIn(text, asking)).toEqual({ questions: [insured], rest })
  })

  test.each([
    'are you insured?',
    '5 Chapel Hill Road. Can you find that?',
    'I had an insured parcel, and that is all.',
  ])('is none where nothing stands beside it, or nothing known is asked: %s', (text) => {
    expect(asidesIn(text, asking)).toEqual({ questions: [], rest: text })
  })

  test.each([
    ['do you have parking, and are you insured?', [parking, insured]],
    ['are you insured and is there parking nearby?', [insured, parking]],
    ['are you insured, and will you move a piano?', [insured, unknown]],
    ['would you also move a piano, and are you insured?', [insured, unknown]],
    ['are you insured? Where do I park?', [insured, parking]],
  ])('is not passed over for another: %s', (text, questions) => {
    expect(asidesIn(text, asking)).toEqual({ questions, rest: '' })
  })

  test('leans on the one before it: it has no answer of its own', () => {
    const text = 'do you have parking, and does that cost as much as the piano?'
    expect(asidesIn(text, asking)).toEqual({ questions: [], rest: text })
  })
})
