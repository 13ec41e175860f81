import { brand } from './brand.ts'
import type { LeadFieldName, LeadProblemReason, LeadRefusal } from '@nightdesk/contracts'

const missing: Record<LeadFieldName, string> = {
  name: 'Tell us your name.',
  email: 'Tell us your email address.',
  phone: 'Tell us your phone number.',
  message: 'Tell us what this is about.',
}

/** What is wrong with a field, said beside it. */
export function leadProblemText(field: LeadFieldName, reason: LeadProblemReason): string {
  const texts: Record<LeadProblemReason, string> = {
    missing: missing[field],
    too_long: 'This is too long. Please shorten it.',
    not_an_email: 'This is not a complete email address. Try name@company.com.',
    not_one_line: 'Please keep this on one line.',
  }
  return texts[reason]
}

/** What a refused post is told, in one sentence each. */
export const leadRefusalTexts: Record<LeadRefusal, string> = {
  invalid_fields: 'Something is missing or not right. Please check the fields marked below.',
  malformed_body: 'We couldn’t read the message.',
  unknown_field: 'The message had a field this form doesn’t have.',
  repeated_field: 'The message had the same field twice.',
  invalid_key: 'Something went wrong. Please reload the page and send it again.',
  key_reused: 'Something went wrong. Please reload the page and send it again.',
  payload_too_large: 'The message is too large.',
  unsupported_media_type: 'The message came in a format this form doesn’t use.',
  cross_site: 'The message came from another website.',
  method_not_allowed: 'This address only accepts form submissions.',
  proof_refused: 'We couldn’t verify this submission.',
  too_many_requests: `That’s a lot of messages in a short time. Please try again later, or email ${brand.email}.`,
  service_unavailable: 'We can’t take messages right now. Please try again in a moment.',
}
