import { brand } from './brand.ts'
import type { LeadFieldName, LeadProblemReason, LeadRefusal } from '@nightdesk/contracts'

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
  proof_refused: 'This proof is not, or not any more, what a message waits for.',
  too_many_requests: `Those were many messages in a short time. Please try again later, or write to ${brand.email}.`,
  service_unavailable: 'We cannot take messages right now. Please try again in a moment.',
}
