import { filePolicy } from './content-security-policy.ts'

const twoYearsSeconds = 2 * 365 * 24 * 60 * 60

export type HeaderSet = Readonly<Record<string, string>>

export type HeaderOptions = {
  readonly isHttps: boolean
  /** Whether pages run scripts of services that may not say that they let themselves be embedded. */
  readonly hasOutsideScripts?: boolean
}

/** What every answer carries. A page replaces the content policy and adds one for permissions. */
export function securityHeaders({ isHttps, hasOutsideScripts }: HeaderOptions): HeaderSet {
  const headers: Record<string, string> = {
    'content-security-policy': filePolicy,
    'cross-origin-embedder-policy': hasOutsideScripts ? 'credentialless' : 'require-corp',
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
