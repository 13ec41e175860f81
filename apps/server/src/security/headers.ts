import { filePolicy } from './content-security-policy.ts'

const twoYearsSeconds = 2 * 365 * 24 * 60 * 60

export type HeaderSet = Readonly<Record<string, string>>

type HeaderOptions = {
  readonly isHttps: boolean
  /** Whether a page may load scripts of another company, and what those load in turn. */
  readonly hasForeignScripts?: boolean
}

/** What every answer carries. A page replaces the content policy and adds one for permissions. */
export function securityHeaders({ isHttps, hasForeignScripts = false }: HeaderOptions): HeaderSet {
  const headers: Record<string, string> = {
    'content-security-policy': filePolicy,
    // Other companies rarely mark what they serve as meant for others; without cookies it may come all the same.
    'cross-origin-embedder-policy': hasForeignScripts ? 'credentialless' : 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
  // Over plain http a browser ignores it; on a developer's localhost it would only do harm.
  if (isHttps) {
    headers['strict-transport-security'] = `max-age=${twoYearsSeconds}; includeSubDomains`
  }
  return headers
}
