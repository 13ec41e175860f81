import type { IncomingHttpHeaders } from 'node:http'

const ownSites = new Set(['same-origin', 'none'])

/**
 * False when a browser says that another website sent this. Programs that say nothing may pass: they
 * could say anything.
 */
export function isSameSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return ownSites.has(site)

  const { origin } = headers
  if (origin === undefined) return true
  return origin === publicUrl || hostOf(origin) === headers.host?.toLowerCase()
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
