import { describe, expect, it } from 'vitest'
import { claims } from '../claims.ts'
import { contactTargetFrom } from '../contact-anchors.ts'
import { numberWord } from '../number-word.ts'
import { routes } from '../routes.ts'
import { industries } from './index-page.ts'

const { cards } = industries
const linked = cards.filter((card) => card.link !== null)
const industryPaths = routes
  .map((route) => route.path)
  .filter((path) => path.startsWith('/industries/'))
const coming = cards.filter((card) => card.link === null)

describe('the industries board', () => {
  it('leads to every industry page, in the order of the route table', () => {
    expect(linked.map((card) => card.link)).toEqual(industryPaths)
  })

  it('says how many have a page and how many are coming', () => {
    expect(industries.lead.toLowerCase()).toContain(
      `${numberWord(linked.length)} industries have their own pages, and ${numberWord(coming.length)} more`,
    )
  })

  it('leads to no page that is missing from the route table', () => {
    const paths: readonly string[] = routes.map((route) => route.path)

    expect(linked.filter((card) => !paths.includes(card.link))).toEqual([])
  })

  it('has no page for four industries, named as the specification does', () => {
    expect(coming.map((card) => card.title)).toEqual([
      'eCommerce Markets',
      'Recruitment & Staffing',
      'Estimators & Construction',
      'Fitness & Wellness',
    ])
  })

  it('says of those four that their page is coming', () => {
    expect(industries.comingSoon).toBe('Detailed page coming soon')
  })

  it('gives each card a title, a description and a drawing of its own', () => {
    for (const field of ['title', 'description', 'icon'] as const) {
      expect(new Set(cards.map((card) => card[field])).size, field).toBe(cards.length)
    }
  })

  it('asks for a request by its own contact form', () => {
    expect(industries.request.action).toEqual({
      label: 'Request a Solution for Your Industry →',
      to: '#contact',
    })
    expect(contactTargetFrom('/industries')).toBe('#contact')
  })

  it('says at the foot of every card that leads on what is there, each in its own words', () => {
    expect(new Set(linked.map((card) => card.go)).size).toBe(linked.length)
    expect(linked.filter((card) => !card.go.endsWith('→'))).toEqual([])
  })

  it('says on every card that leads on what it is worth, with claims that may stand here', () => {
    const allowed: readonly string[] = Object.values(claims)
      .filter(({ pages }) => pages === 'all' || (pages as readonly string[]).includes('industries'))
      .map((claim) => claim.text)

    expect(linked.filter((card) => !card.worth)).toEqual([])
    expect(linked.filter(({ worth }) => /\d/.test(worth) && !allowed.includes(worth))).toEqual([])
  })

  it('prints only numbers that every page may claim', () => {
    const figures: readonly string[] = industries.everyKey.entries.map((entry) => entry.figure)
    const allowed: readonly string[] = Object.values(claims)
      .filter((claim) => claim.pages === 'all')
      .map((claim) => claim.figure)

    expect(figures.filter((figure) => !allowed.includes(figure))).toEqual([])
  })
})
