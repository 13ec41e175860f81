import { describe, expect, it } from 'vitest'
import { findProblems } from './spoken-run.ts'

const messages = [
  {
    type: 'transcript',
    role: 'assistant',
    transcriptType: 'final',
    transcript: 'Where to? Until Eleven.',
  },
  {
    type: 'tool-calls',
    toolCallList: [{ function: { name: 'trip-ticket', arguments: { time: '5:00 AM' } } }],
  },
  {
    type: 'tool-calls',
    toolCallList: [{ function: { name: 'trip-ticket', arguments: { time: '6:15 AM' } } }],
  },
  { type: 'status-update', status: 'ended', endedReason: 'assistant-forwarded-call' },
].map((message) => ({ at: 0, text: JSON.stringify(message) }))

const record = { messages: [{ at: 0, text: 'listening' }, ...messages] }

describe('the outcome of a spoken call', () => {
  it('is reached when replies, the last facts and the ending are as the script has them', () => {
    const script = `
      > anything
      < until noon|until eleven
      = trip-ticket time: 6:00 AM|6:15 AM
      = no call-note
      = forwarded
    `

    expect(findProblems(script, record)).toEqual([])
  })

  it.each([
    ['< until twelve', 'never said: until twelve'],
    ['= trip-ticket time: 5:00 AM', 'trip-ticket time is "6:15 AM", not 5:00 AM'],
    ['= trip-ticket name: Jane', 'trip-ticket name is undefined, not Jane'],
    ['= no trip-ticket', 'there should be no trip-ticket'],
    ['= ended', 'not ended but assistant-forwarded-call'],
  ])('is missed by %s, with the words that led there', (line, problem) => {
    expect(findProblems(line, record)).toEqual([problem, '  assistant: Where to? Until Eleven.'])
  })
})
