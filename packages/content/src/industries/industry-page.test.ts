import { describe, expect, it } from 'vitest'
import { claims } from '../claims.ts'
import { commonIndustryWords } from '../testing/page-words.ts'
import { financialServices } from './financial-services.ts'
import { healthcare } from './healthcare.ts'
import type { IndustryPageContent } from './industry-page.ts'

const trades = commonIndustryWords()

/** Every string in a piece of content, however deep. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(texts)
}

describe.each(trades)('the $page page', ({ page: key, words: page }) => {
  it('calls for a free strategy call, by its own contact form, once at each end', () => {
    const actions = [page.hero.action, page.outcomes.action]

    expect(actions.filter((action) => action !== undefined)).toEqual([
      { label: 'Schedule a Free Strategy Call', to: '#contact' },
      { label: 'Schedule a Free Strategy Call', to: '#contact' },
    ])
  })

  it('makes a claim that this page may make', () => {
    const known: readonly unknown[] = Object.values(claims)

    expect(known).toContain(page.claim.claim)
    expect(page.claim.claim.pages === 'all' || page.claim.claim.pages.includes(key)).toBe(true)
  })

  it('names time sinks, each with what happens in its place', () => {
    expect(page.timeSinks.lines.length).toBeGreaterThanOrEqual(3)
    expect(page.timeSinks.lines.filter((line) => line.instead === '')).toEqual([])
  })

  it('shows three sample automations', () => {
    expect(page.automations.samples).toHaveLength(3)
  })

  it('adds up four outcomes', () => {
    expect(page.outcomes.entries).toHaveLength(4)
  })

  it('prints no percentage and no around-the-clock claim outside the claims', () => {
    const figures: readonly string[] = Object.values(claims).map((claim) => claim.figure)
    const claimed: readonly string[] = Object.values(claims).map((claim) => claim.text)
    const numbers = texts(page).filter((text) => /%|24\/7|\$/.test(text))

    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.filter((text) => !figures.includes(text) && !claimed.includes(text))).toEqual([])
  })
})

describe('healthcare', () => {
  it('claims 50% less cost than virtual receptionists', () => {
    expect(healthcare.claim.claim.text).toBe('50% less cost than virtual receptionists')
  })

  it('calls that claim an estimate, and says where it is checked', () => {
    expect(healthcare.claim.text).toMatch(/invoice.*our estimate/)
  })

  it('says of health data what holds: nothing sensitive is stored, and HIPAA is settled first', () => {
    const { lead, lines } = healthcare.assurance

    expect(lines.map(({ name, answer, isTicked }) => [name, answer, isTicked])).toEqual([
      ['HIPAA-grade handling', 'Set up before the first patient call', false],
      ['Call recordings', 'Not stored', true],
      ['Sensitive personal data', 'Not stored', true],
    ])
    expect(lead).toMatch(/before the first patient call/)
    // It is there for whoever asks, and the form says when to ask.
    expect(lines[0].text).toMatch(/^Ask for it on the strategy call/)
  })

  it('promises no result that nobody could count', () => {
    for (const { value, text } of healthcare.outcomes.entries) {
      expect(`${value} ${text}`).toMatch(/\d|count|track/i)
    }
  })

  it('sets against a receptionist’s bill nothing but what it claims elsewhere', () => {
    expect(healthcare.claim.terms.rows.map(({ figure }) => figure)).toEqual([
      'Flat rate',
      claims.alwaysOn.figure,
      claims.everyCall.figure,
    ])
  })

  it('labels its appointment card as an example', () => {
    expect(healthcare.paper.exampleLabel).toBe('Example')
    expect(healthcare.paper.advice).toBe('please arrive 10 minutes early')
  })

  it('rings the day on the card that the card names', () => {
    const marked = healthcare.paper.days.filter((day) => day.isMarked)

    expect(marked).toHaveLength(1)
    expect(healthcare.paper.rows[0]?.value.startsWith(marked[0]?.name ?? '-')).toBe(true)
  })
})

describe('financial services', () => {
  it('does not repeat the claim about virtual receptionists', () => {
    expect(texts(financialServices)).not.toContain(claims.lessThanReceptionists.text)
  })

  it('says how a caller is checked, and that nothing sensitive is stored', () => {
    const { lines } = financialServices.assurance

    expect(lines.map(({ name, answer, isTicked }) => [name, answer, isTicked])).toEqual([
      ['Before any answer', 'Verified', true],
      ['Account and ID numbers', 'Not stored', true],
      ['Call recordings', 'Not stored', true],
      ['Your compliance rules', 'Written down first', false],
    ])
  })

  it('counts papers on its statement, never money', () => {
    for (const row of financialServices.paper.rows) expect(row.value).toMatch(/^\d of \d$/)
  })

  it('labels its statements as examples', () => {
    expect(financialServices.paper.exampleLabel).toBe('Example')
    expect(financialServices.outcomes.statement.exampleLabel).toMatch(/^Example/)
  })

  it('plans six weeks, and two more that may not be needed', () => {
    const weeks = (isLikely: boolean) =>
      financialServices.claim.schedule.stages
        .filter((stage) => 'isLikely' in stage === isLikely)
        .reduce((sum, stage) => sum + stage.weeks, 0)

    expect([weeks(false), weeks(true)]).toEqual([6, 2])
  })

  it('measures every outcome, and the total, in numbers', () => {
    const { entries, total } = financialServices.outcomes

    for (const { value } of [...entries, total]) expect(value).toMatch(/^\d/)
  })
})

it('no two trades share a sentence', () => {
  const sentences = (page: IndustryPageContent) =>
    new Set(texts(page).filter((text) => /\s.*\s/.test(text)))
  const all = trades.flatMap(({ words }) => Array.from(sentences(words)))
  const shared = all.filter((text, index) => all.indexOf(text) !== index)

  // The same buttons do the same everywhere, and a claim is made in the same words.
  const buttons = ['Schedule a Free Strategy Call', 'Play this call', 'Pause this call']
  const claimed: readonly string[] = Object.values(claims).map(({ text }) => text)
  const own = shared.filter((text) => !buttons.includes(text) && !claimed.includes(text))
  expect(own, 'say each of these in other words on one of the pages').toEqual([])
})
