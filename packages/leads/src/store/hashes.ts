import { createHash } from 'node:crypto'

import type { LeadFields } from '@nightdesk/contracts'

/** Of everything the visitor wrote: a corrected phone number or name makes another lead, never a repeat. */
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
