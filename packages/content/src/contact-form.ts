import type { LeadFieldName, LeadProblemReason, LeadRefusal } from '@nightdesk/contracts'

import { brand } from './brand.ts'
import { pageTitle } from './page-title.ts'

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

/** The text beside the box. Whoever changes it gives it a new version: each lead keeps the one it was sent under. */
export const contactConsent = {
  version: '2025-1',
  before: 'I agree to the ',
  link: { label: 'Privacy Policy', to: '/privacy' },
  after: '.',
} as const

const missing: Record<LeadFieldName, string> = {
  name: 'Tell us your name.',
  email: 'Tell us the address we should answer to.',
  phone: 'Tell us your phone number.',
  message: 'Tell us what it is about.',
}

/** What is wrong with a field, said beside it. */
export function leadProblemText(field: LeadFieldName, reason: LeadProblemReason): string {
  const texts: Record<LeadProblemReason, string> = {
    missing: missing[field],
    too_long: 'This is longer than we can take. Please shorten it.',
    not_an_email: 'This is not an email address. It looks like name@company.com.',
    not_one_line: 'Please write this on one line.',
  }
  return texts[reason]
}

/** What a refused post is told, in one sentence each. */
export const leadRefusalTexts: Record<LeadRefusal, string> = {
  invalid_fields: 'Something is missing or not right. Please look at the fields marked below.',
  malformed_body: 'The message could not be read.',
  unknown_field: 'The message had a field this form does not have.',
  repeated_field: 'The message had a field twice.',
  invalid_key: 'The message had an idempotency key that cannot be used.',
  key_reused: 'The message had the idempotency key of another message.',
  payload_too_large: 'The message is larger than we can take.',
  unsupported_media_type: 'The message came in a format this form does not send.',
  cross_site: 'The message came from another website.',
  method_not_allowed: 'Messages are posted here; there is nothing to read.',
  too_many_requests:
    'Those were many messages in a short time. Please wait a minute and try again.',
  service_unavailable: 'We cannot take messages right now. Please try again in a moment.',
}

/** The pages the server shows to visitors without JavaScript. */
export const contactPages = {
  sentTitle: pageTitle('Request sent'),
  referenceLabel: 'Your reference number',
  referenceHint: 'Keep it: with it we find your request at once.',
  wrongTitle: pageTitle('Please check your request'),
  wrongHeading: 'Not sent yet',
  failedTitle: pageTitle('Request not sent'),
  failedHeading: 'Your request was not sent',
  keepText: 'Your browser still has what you wrote: go back to the form and send it again.',
  mail: { before: 'Or write to us: ', address: brand.email },
  home: { label: 'Return to Home', to: '/' },
} as const
