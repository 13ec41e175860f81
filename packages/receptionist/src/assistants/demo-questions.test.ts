import { demoBlocks } from '@nightdesk/content'
import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

/** What the answer to each question that a demo offers has in it, in the questions' order. */
const answers = {
  hotels: ['three in the afternoon', 'until twelve thirty', 'a king', 'laguardia', 'pool'],
  transportation: [
    'where should we pick you up',
    'child seats',
    'tracks your flight',
    'at the curb',
  ],
  products: ['nobody can get to', 'set it up', 'live today', 'seven agents', 'kind of business'],
  air: ['for clinics', 'flat rate', 'not stored', 'every call', 'kind of business'],
} as const

describe.each(Object.entries(answers))('the questions beside the demo of %s', (page, wanted) => {
  const { assistantId, questions } = demoBlocks[page as keyof typeof answers]
  const receptionist = receptionistOf(assistantId)

  it('are all in the table', () => {
    expect(questions).toHaveLength(wanted.length)
  })

  it.each(questions.map((question, at) => [question, wanted[at]]))(
    'are answered, typed or spoken: %s',
    (question, answer) => {
      for (const mark of ['>#', '>']) {
        expect(playCall(receptionist, `${mark} ${question}\n< ${answer}`)).toEqual([])
      }
    },
  )
})
