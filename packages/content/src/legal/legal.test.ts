import { describe, expect, it } from 'vitest'
import { brand } from '../brand.ts'
import { routes } from '../routes.ts'
import type { LegalBlock, LegalDocument, LegalPart } from './legal-document.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const headings = ({ sections }: LegalDocument) => sections.map(({ heading }) => heading)

function partsOf(block: LegalBlock): readonly LegalPart[] {
  return block.kind === 'text' ? block.parts : block.cases.flatMap(({ name, text }) => [name, text])
}

function plainText({ sections }: LegalDocument, id?: string): string {
  return sections
    .filter((section) => id === undefined || section.id === id)
    .flatMap(({ blocks }) => blocks.flatMap(partsOf))
    .map((part) => {
      if (typeof part === 'string') return part
      return 'to' in part ? part.label : part.mailbox
    })
    .join(' ')
}

describe('the privacy policy', () => {
  it('is effective 2025', () => {
    expect(privacy.effective).toBe('2025')
    expect(privacy.hero.label).toBe('Effective 2025')
  })

  it('has the eight sections of the specification, in its order', () => {
    expect(headings(privacy)).toEqual([
      'Information collected',
      'Use of information',
      'Sharing of information',
      'Your rights',
      'Security',
      'Third-party links',
      'Policy changes',
      'Contact',
    ])
  })

  it('names the mailbox in its contact section and where rights are asked for', () => {
    expect(plainText(privacy, 'contact')).toContain(brand.email)
    expect(plainText(privacy, 'rights')).toContain(brand.email)
  })

  it.each([
    'name',
    'email address',
    'phone number if you give one',
    'message',
    'the page you sent it from',
    'the time',
    'version of the consent text',
    'shortened form of your IP address',
  ])('says that the contact form stores: %s', (what) => {
    expect(plainText(privacy, 'information-collected')).toContain(what)
  })

  it('says how long contact requests are kept and that they are erased on request', () => {
    expect(plainText(privacy, 'use')).toMatch(/erased no later than 365 days after they arrive/)
    expect(plainText(privacy, 'rights')).toContain('removed for good')
  })

  it('says that the audio of a demo is never stored and when its words are gone', () => {
    const text = plainText(privacy, 'information-collected')

    expect(text).toContain('The audio is never stored')
    expect(text).toContain('held in memory until the call ends')
  })

  it('says what a line of the server log holds', () => {
    expect(plainText(privacy, 'information-collected')).toContain('method, path, status and time')
  })

  it('says that there are no cookies and no accounts', () => {
    expect(privacy.hero.lead).toContain('no cookies')
    expect(privacy.hero.lead).toContain('no accounts')
  })

  it('says that counting stays off until the visitor agrees, and how to take it back', () => {
    const text = plainText(privacy, 'sharing')

    expect(text).toContain('stay off in your browser until you agree')
    expect(text).toContain('A link at the bottom of every page then lets you change your answer')
    expect(privacy.hero.lead).toContain('no cookies without asking')
    expect(JSON.stringify(privacy.sections[0])).toContain('no cookies without asking')
  })

  it('says what a report of a failure holds, and that the address is not seen', () => {
    const text = plainText(privacy, 'sharing')

    expect(text).toContain('what broke, on which page, in which browser')
    expect(text).toContain('does not see your IP address')
  })

  it('says who may learn the visitor’s country', () => {
    expect(plainText(privacy, 'sharing')).toContain('the country a call comes from')
  })

  it('says where the company is based', () => {
    expect(plainText(privacy, 'contact')).toContain(`based in ${brand.city}`)
  })
})

describe('the terms', () => {
  it('have the ten sections of the specification, in its order', () => {
    expect(headings(terms)).toEqual([
      'Acceptance',
      'Use',
      'Intellectual property',
      'User content',
      'Disclaimers',
      'Liability',
      'Termination',
      'Governing law',
      'Changes',
      'Contact',
    ])
  })

  it('are governed by United States law', () => {
    expect(plainText(terms, 'governing-law')).toContain('United States law governs')
  })

  it('link to the privacy page', () => {
    const links = terms.sections.flatMap(({ blocks }) =>
      blocks.flatMap(partsOf).filter((part) => typeof part !== 'string' && 'to' in part),
    )

    expect(links).toContainEqual({ label: 'Privacy Policy', to: '/privacy' })
  })

  it('name the mailbox', () => {
    expect(plainText(terms, 'contact')).toContain(brand.email)
  })
})

describe.each([
  ['privacy', privacy],
  ['terms', terms],
] as const)('the legal text %s', (_, document) => {
  it('gives every section an address of its own and something to say', () => {
    const ids = document.sections.map(({ id }) => id)

    expect(new Set(ids).size).toBe(ids.length)
    expect(document.sections.every(({ blocks }) => blocks.length > 0)).toBe(true)
  })

  it('begins no two blocks of a section with the same words', () => {
    for (const { id, blocks } of document.sections) {
      const beginnings = blocks.map((block) => JSON.stringify(partsOf(block)[0]))

      expect(new Set(beginnings).size, id).toBe(blocks.length)
    }
  })

  it('links only to pages and sections that exist', () => {
    const sections = document.sections.map(({ id }) => `#${id}`)
    const places: readonly string[] = [...routes.map(({ path }) => path), ...sections]
    const targets = document.sections.flatMap(({ blocks }) =>
      blocks
        .flatMap(partsOf)
        .flatMap((part) => (typeof part !== 'string' && 'to' in part ? [part.to] : [])),
    )

    expect(targets.filter((target) => !places.includes(target))).toEqual([])
  })
})
