import type { LeadFieldName } from '@nightdesk/contracts'
import type { RoutePath } from './types.ts'

/** The words of the contact form, wherever it stands: on a page, or where the server shows it again. */
export const contactForm = {
  subject: 'New discovery call request',
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
  } satisfies Record<LeadFieldName, string>,
  optional: 'optional',
  honeypotLabel: 'Leave this field empty',
  submit: 'Request a discovery call',
} as const

/** Where a page calls the call by another name, its button does too. */
const submitOfPage: Partial<Record<RoutePath, string>> = {
  '/use-cases': 'Request a strategy session',
  '/measured-performance': 'Request a free audit',
  '/industries/healthcare': 'Request a strategy call',
  '/industries/financial-services': 'Request a strategy call',
  '/industries/transportation': 'Request a strategy call',
  '/industries/restaurants-takeouts': 'Request a demo call',
  '/products/air': 'Request a call',
}

/** What the form's button says on this page. */
export function contactSubmitFor(path: string): string {
  return submitOfPage[path as RoutePath] ?? contactForm.submit
}

/** The text beside the box. Whoever changes it gives it a new version: each lead keeps the one it was sent under. */
export const contactConsent = {
  version: '2025-1',
  before: 'I agree to the ',
  link: { label: 'Privacy Policy', to: '/privacy' },
  after: '.',
} as const

/** A caller agrees aloud, after everything was read back: the words are `airDesk.readBack.shallI`. Same rule. */
export const callConsent = { version: 'call-2026-3' } as const

/** What a lead begins with that a caller sent instead of an earlier one of the same call. */
export const callCorrection = (reference: string): string => `Correction to ${reference}:`
