import type { BusinessSetup } from '@nightdesk/contracts'

import type { NewLead } from '../lead.ts'

export const startTime: number = Date.UTC(2026, 0, 15, 2, 14)

const nineToFive = [{ opens: 540, closes: 1_020 }]

/** What a visitor of the own line has described. */
export const sampleSetup: BusinessSetup = {
  name: 'Rose Street Bakery',
  trade: 'restaurants-takeouts',
  week: [nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, [], []],
  town: 'Dover',
  tone: 'warm',
  questions: [{ question: 'Do you deliver?', answer: 'Yes, within three miles.' }],
}

type Change = Omit<Partial<NewLead>, 'fields'> & { readonly fields?: Partial<NewLead['fields']> }

/** A good lead, but for what is changed. */
export function sampleLead({ fields, ...rest }: Change = {}): NewLead {
  return {
    fields: {
      name: 'Ada Moss',
      email: 'ada@clinic.example',
      phone: '+1 212 555 0134',
      message: 'Our phone rings at night.',
      ...fields,
    },
    source: 'form',
    quarantine: undefined,
    page: '/industries/healthcare',
    locale: 'en-US',
    network: '203.0.113.0/24',
    consentVersion: '2025-1',
    ...rest,
  }
}

/** One that is like no other. */
export function numberedLead(number: number): NewLead {
  return sampleLead({
    fields: { email: `visitor-${number}@clinic.example`, message: `Message ${number}` },
  })
}
