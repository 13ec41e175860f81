import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

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

export type PageOrigins = {
  readonly publicUrl: string
  /** Other origins whose pages may start calls too. */
  readonly guests?: readonly string[] | undefined
}

/** The origin of a page that may start calls: one of ours, or of a guest. */
export function callingOrigin(
  headers: IncomingHttpHeaders,
  { publicUrl, guests = [] }: PageOrigins,
): string | undefined {
  return ownOrigin(headers, publicUrl) ?? guests.find((guest) => guest === headers.origin)
}

/** The page's own origin, when it is a page of ours; nothing for other websites and for programs. */
export function ownOrigin(
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
  publicUrl: string,
): string | undefined {
  if (origin === undefined || !URL.canParse(origin)) return undefined
  if (site !== undefined && site !== 'same-origin') return undefined
  const isOwn = origin === publicUrl || new URL(origin).host === host?.toLowerCase()
  return isOwn ? origin : undefined
}
