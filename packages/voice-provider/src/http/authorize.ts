import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import { ownOrigin, type SiteAddress } from '@nightdesk/contracts'

/** The bearer's key, or nothing. */
export function readBearer({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,512})$/i.exec(authorization ?? '')?.[1]
}

/** Compares without telling by its time how much was right. */
export function isApiKey(bearer: string | undefined, apiKey: string | undefined): boolean {
  if (!bearer || !apiKey) return false
  const [left, right] = [bearer, apiKey].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}

export type PageOrigins = SiteAddress & {
  /** Other origins whose pages may start calls too. */
  readonly guests?: readonly string[] | undefined
}

/** The origin of a page that may start calls: one of ours, or of a guest. */
export function callingOrigin(
  headers: IncomingHttpHeaders,
  { guests = [], ...site }: PageOrigins,
): string | undefined {
  return ownOrigin(headers, site) ?? guests.find((guest) => guest === headers.origin)
}
