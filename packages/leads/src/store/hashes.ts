import { createHash } from 'node:crypto'

import type { LeadFields } from '@nightdesk/contracts'

/** Two leads with the same hash within minutes are one person pressing twice. */
export function contentHash({ email, phone, message }: LeadFields): string {
  // A caller may have left a phone number alone: two of them are two people.
  return hash([email.toLowerCase() || phone, message])
}

/** Tells a repeat from another lead under the same key. */
export function bodyHash({ name, email, phone, message }: LeadFields): string {
  return hash([name, email, phone, message])
}

/** Keys are the client's to choose: of any shape, so they are kept by their hash. */
export function keyHash(key: string): string {
  return hash([key])
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
