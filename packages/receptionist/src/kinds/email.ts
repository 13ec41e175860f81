import { findMail, readUtterance } from '@nightdesk/understanding'
import { sayMail } from '../say/name.ts'
import type { Kind, Value } from './value.ts'

export const emailKind: Kind<'email'> = {
  print: ({ address }) => address,
  say: ({ address }) => sayMail(address),
}

// Said about the letters, and no part of them.
const asides = /\b(?:all )?(?:one word|lower ?case|no spaces?|together)\b/gi

/** "Nadia dot petrova at blue harbor dot com", or as it was typed. */
export function readEmail(text: string): Value | undefined {
  const found = findMail(readUtterance(text.replaceAll(asides, ' ')))
  return found && { kind: 'email', address: found.value }
}
