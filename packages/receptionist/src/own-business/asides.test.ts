import { describe, expect, test } from 'vitest'

import { asidesIn } from './asides.ts'

const insured = { id: 'q-own-0', confidence: 1 }
const questionOf = (part: string) => (/^(?:are|is) .*insured/.test(part) ? insured : undefined)

describe('a question beside what is told', () => {
  test.each([
    ['5 Chapel Hill Road. But are you insured?', '5 Chapel Hill Road.'],
    ['are you insured? It’s 5 Chapel Hill Road.', 'It’s 5 Chapel Hill Road.'],
    ['the attic needs work, and are you guys insured?', 'the attic needs work'],
    ['5 Chapel Hill Road but first are you insured?', '5 Chapel Hill Road'],
  ])('is taken out of it: %s', (text, rest) => {
    expect(asidesIn(text, questionOf)).toEqual({ questions: [insured], rest })
  })

  test.each([
    'are you insured?',
    '5 Chapel Hill Road. Can you find that?',
    'I had an insured parcel, and that is all.',
  ])('is none where nothing stands beside it, or nothing known is asked: %s', (text) => {
    expect(asidesIn(text, questionOf)).toEqual({ questions: [], rest: text })
  })
})
