import { contactLimits } from '@nightdesk/contracts'
import { describe, expect, it } from 'vitest'
import { addWords, longestConversation, printConversation, type Caption } from './caption.ts'

function said(...words: readonly Omit<Caption, 'id'>[]): readonly Caption[] {
  return words.reduce<readonly Caption[]>(addWords, [])
}

describe('captions', () => {
  it('grow while somebody speaks and stand when they are finished', () => {
    const captions = said(
      { by: 'user', text: 'I need', isFinal: false },
      { by: 'user', text: 'I need a car', isFinal: false },
      { by: 'user', text: 'I need a car.', isFinal: true },
      { by: 'user', text: 'Tomorrow.', isFinal: true },
    )

    expect(captions.map(({ text }) => text)).toEqual(['I need a car.', 'Tomorrow.'])
    expect(new Set(captions.map(({ id }) => id)).size).toBe(2)
  })

  it('keep what a speaker is saying apart from what the other says meanwhile', () => {
    const captions = said(
      { by: 'user', text: 'A car', isFinal: false },
      { by: 'assistant', text: 'Of course.', isFinal: true },
      { by: 'user', text: 'A car, please.', isFinal: true },
    )

    expect(captions.map(({ by, text }) => [by, text])).toEqual([
      ['user', 'A car, please.'],
      ['assistant', 'Of course.'],
    ])
  })

  it('forget a guess that came to nothing', () => {
    const captions = said(
      { by: 'user', text: 'Uh', isFinal: false },
      { by: 'user', text: '', isFinal: true },
    )

    expect(captions).toEqual([])
    expect(addWords(captions, { by: 'user', text: '', isFinal: true })).toEqual([])
  })

  it('are printed with names, finished words only', () => {
    const captions = said(
      { by: 'assistant', text: 'Good evening.', isFinal: true },
      { by: 'user', text: 'Is the pool', isFinal: false },
    )

    expect(printConversation(captions, { assistant: 'Desk', user: 'You' })).toBe(
      'Desk: Good evening.',
    )
  })
  it('are printed from the newest back where there are more than the message takes', () => {
    const turns = Array.from({ length: 45 }, (_, at) => {
      return { by: 'user', text: `${at} ${'a'.repeat(499)}`, isFinal: true } as const
    })

    const printed = printConversation(said(...turns), { assistant: 'Desk', user: 'You' })

    expect(printed.length).toBeLessThan(contactLimits.messageLength - 1000)
    expect(printed.length).toBeGreaterThan(longestConversation - 600)
    expect(printed).toMatch(/^…\nYou: 30 /)
    expect(printed).toContain('\nYou: 44 ')
  })
})
