import { describe, expect, it } from 'vitest'
import { claims, statistics } from '../claims.ts'
import { solutions } from './page.ts'
import type { Solution } from './types.ts'

const entries: readonly Solution[] = solutions.entries
const bespoke = entries.at(-1)

describe('the solutions', () => {
  it('are six, in the order of the specification', () => {
    expect(entries.map((entry) => entry.id)).toEqual([
      'voice-agents',
      'document-automation',
      'market-validation',
      'agentic-automations',
      'social-media',
      'bespoke-solutions',
    ])
  })

  it('each have a statistic of their own, with its source, its year and where to check it', () => {
    expect(entries.map((entry) => entry.source)).toEqual([
      statistics.unansweredCalls,
      statistics.searching,
      statistics.fiveYears,
      statistics.automatable,
      statistics.repliesToReviews,
      statistics.smallBusinessAi,
    ])
  })

  it('quote nothing that was found before 2021', () => {
    expect(entries.filter((entry) => entry.source.year < 2021)).toEqual([])
  })

  it('use only statistics that may stand on this page', () => {
    expect(entries.filter((entry) => !entry.source.pages.includes('solutions'))).toEqual([])
  })

  it.each(entries.map((entry) => [entry.id, entry] as const))(
    'gives %s a challenge and three steps, each with a title and a description',
    (_, entry) => {
      expect(entry.challenge.length).toBeGreaterThan(40)
      expect(entry.solution).toHaveLength(3)
      expect(entry.solution.every((step) => step.title && step.description)).toBe(true)
    },
  )

  it('have four process steps and an industry impact note for the bespoke one alone', () => {
    expect(bespoke?.isBespoke).toBe(true)
    expect(bespoke?.process).toHaveLength(4)
    expect(bespoke?.industryImpact).toBeTruthy()
    expect(
      entries.filter((entry) => entry.isBespoke ?? entry.process ?? entry.industryImpact),
    ).toEqual([bespoke])
  })

  it('promise the prototype with the figure of the claim', () => {
    expect(bespoke?.process?.[2]).toEqual({
      title: 'Prototype',
      description: expect.stringContaining(`in ${claims.prototypes.figure}`) as string,
    })
  })

  it('count the strokes of a tally as the statistic does', () => {
    const { source, tally } = entries[2] as Solution

    expect(tally).toEqual({ asked: 100, counted: Number.parseInt(source.figure, 10) })
  })

  it('end their example call with an answer, not with a call back', () => {
    expect(entries[0]?.call?.at(-1)?.words).not.toMatch(/call you back|ask/)
  })

  it('say of the voice agents alone that they are there today, in Beta', () => {
    expect(entries.filter((entry) => entry.availability).map(({ id }) => id)).toEqual([
      'voice-agents',
    ])
    expect(entries[0]?.availability).toMatch(/now.*Beta/)
  })

  it('repeat no title, icon or sentence', () => {
    const sentences = entries.flatMap((entry) => [
      entry.title,
      entry.icon,
      entry.description,
      entry.sign,
      entry.goodFor,
      entry.challenge,
      entry.action.label,
      ...[...entry.solution, ...(entry.process ?? [])].flatMap((step) => [
        step.title,
        step.description,
      ]),
    ])

    expect(new Set(sentences).size).toBe(sentences.length)
  })
})

describe('the calls to action of the solutions page', () => {
  const actions = [solutions.hero.action, ...entries.map((entry) => entry.action)]

  it('hold the two texts of the specification, to the letter', () => {
    const labels = actions.map((action) => action.label)

    expect(labels).toContain('Book Your Free Strategy Session →')
    expect(labels).toContain('Book Your Strategy Session →')
  })

  it('all lead to the contact section', () => {
    expect(actions.map((action) => action.to)).toEqual(actions.map(() => '#contact'))
  })

  it('introduce the row of tabs as the specification does', () => {
    expect(solutions.jumpLabel).toBe('Jump to')
  })
})
