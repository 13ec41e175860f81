import { defaultSetup } from '@nightdesk/content'
import { problemsOf, readSetup, tradeIds } from '@nightdesk/contracts'
import { describe, expect, it } from 'vitest'
import { type SetupEvent, blankDraft, leftOut, nextDraft, setupOf } from './setup-draft.ts'

const named: SetupEvent = { kind: 'typed', field: 'name', text: 'Rose Street Bakery' }

const townTyped: SetupEvent = { kind: 'typed', field: 'town', text: 'Dover' }

function after(...events: readonly SetupEvent[]) {
  return events.reduce(nextDraft, blankDraft('healthcare'))
}

describe('the setup of a business', () => {
  it.each(tradeIds)('is complete with the name alone: %s', (trade) => {
    const draft = after({ kind: 'trade-chosen', trade }, named)

    expect(problemsOf(setupOf(draft))).toEqual([])
    expect(readSetup(setupOf(draft))).toMatchObject({ name: 'Rose Street Bakery', trade })
  })

  it('asks for the name when there is none', () => {
    expect(after({ kind: 'pressed' }).problems.map(({ field }) => field)).toEqual(['name'])
  })

  it('takes back what was said of a field when the visitor works on it', () => {
    expect(after({ kind: 'pressed' }, named).problems).toEqual([])
  })

  it('brings the hours and questions of another trade', () => {
    const { week, questions } = defaultSetup('fitness-wellness')

    expect(after({ kind: 'trade-chosen', trade: 'fitness-wellness' })).toMatchObject({
      hours: { week },
      questions,
    })
  })

  it('leaves alone what the visitor has written when another trade is chosen', () => {
    const written = after({ kind: 'question-typed', at: 0, text: { answer: 'Ask for Jo.' } })
    const closed = nextDraft(written, {
      kind: 'day-changed',
      day: 0,
      hours: { spans: [], isByAppointment: false },
    })

    const other = nextDraft(closed, { kind: 'trade-chosen', trade: 'transportation' })

    expect(other.questions[0]?.answer).toBe('Ask for Jo.')
    expect(other.hours.week[0]).toEqual([])
  })

  it('keeps the week where the words for it cannot be made out', () => {
    const draft = after({ kind: 'hours-typed', text: 'whenever the moon is full' })

    expect(draft.hours.week).toEqual(defaultSetup('healthcare').week)
    expect(draft.hoursText).toBe('whenever the moon is full')
  })

  it('keeps days by appointment and holidays, until a day is changed by hand', () => {
    const written = after({
      kind: 'hours-typed',
      text: 'Mon-Fri 9-5, Sat by appointment, closed Thanksgiving, evenings on request',
    })
    const painted = nextDraft(written, {
      kind: 'day-changed',
      day: 5,
      hours: { spans: [{ opens: 600, closes: 840 }], isByAppointment: false },
    })

    expect(setupOf(written)).toMatchObject({ appointmentDays: [5], holidaysOff: ['thanksgiving'] })
    expect(leftOut(written)).toBe('evenings on request')
    expect(setupOf(painted)).not.toHaveProperty('appointmentDays')
    expect(painted.hoursText).toContain('Saturday from 10 AM to 2 PM')
    expect(painted.hoursText).toContain('closed on Thanksgiving')
  })

  it('drops lines that were added and never written', () => {
    const draft = after(named, { kind: 'question-added' }, { kind: 'pressed' })

    expect(draft.problems).toEqual([])
    expect(draft.questions).toHaveLength(3)
  })

  it('is folded until a field that is out of sight is wrong', () => {
    const long = 'x'.repeat(1_000)
    const draft = after(named, { kind: 'typed', field: 'town', text: long })

    expect(draft.isOpen).toBe(false)
    expect(nextDraft(draft, { kind: 'pressed' }).isOpen).toBe(true)
    expect(after({ kind: 'pressed' }).isOpen).toBe(false)
  })

  it('stays unfolded while what was wrong is put right', () => {
    const problems = [{ field: 'town' as const, problem: 'The line can’t say that.' }]

    expect(after(named, { kind: 'refused', problems }, townTyped)).toMatchObject({
      isOpen: true,
      problems: [],
    })
  })

  it('opens unfolded where an address brings more than a name and a trade', () => {
    const usual = { ...defaultSetup('transportation'), name: 'Harbor Cars' }

    expect(after({ kind: 'opened', setup: usual }).isOpen).toBe(false)
    expect(after({ kind: 'opened', setup: { ...usual, town: 'Dover' } }).isOpen).toBe(true)
  })

  it('has room for five questions and no more', () => {
    const add: SetupEvent = { kind: 'question-added' }

    expect(after(add, add, add, add).questions).toHaveLength(5)
  })
})
