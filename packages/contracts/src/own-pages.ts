/** Where the site is, so that its own pages can be told from those of others. */
export type SiteAddress = {
  /** The origin visitors use. */
  readonly publicUrl: string
  /**
   * True when the owner named none and it is only a guess. Pages asked for by the machine's bare address then count as
   * own: no other website can have that for its name.
   */
  readonly isPublicUrlAssumed?: boolean | undefined
}

/** What a browser says about the page that sends a request. */
export type PageHeaders = {
  readonly origin?: string | undefined
  readonly host?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

/**
 * The page's origin, when it is a page of ours; nothing for other websites and for programs. That the origin is the
 * host that was asked proves nothing by itself: a stranger may lead a name of theirs to this server.
 */
export function ownOrigin(headers: PageHeaders, site: SiteAddress): string | undefined {
  const { origin, host, 'sec-fetch-site': fetchSite } = headers
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return undefined
  if (origin === site.publicUrl) return origin
  const isOwn = origin !== undefined && isSameHost(origin, host) && isOwnHost(host, site)
  return isOwn ? origin : undefined
}

/**
 * False when a browser says that a page of another website sent this. Programs that say nothing may pass: they could
 * say anything.
 */
export function isFromOwnPage(headers: PageHeaders, site: SiteAddress): boolean {
  const { origin, host, 'sec-fetch-site': fetchSite } = headers
  if (fetchSite === undefined && origin === undefined) return true
  // Typed into the address bar, or sent by a browser that keeps its origins to itself: the host speaks for the page.
  if (fetchSite === 'none') return true
  const isHidden = origin === undefined || origin === 'null'
  if (isHidden && fetchSite === 'same-origin') return isOwnHost(host, site)
  return ownOrigin(headers, site) !== undefined
}

/** True when a page takes itself for ours and is not: it was asked for at an address that nobody configured. */
export function isAtUnknownAddress(headers: PageHeaders, site: SiteAddress): boolean {
  const { origin = '', host, 'sec-fetch-site': fetchSite } = headers
  const seemsOwn =
    fetchSite === 'same-origin' || (fetchSite === undefined && isSameHost(origin, host))
  return seemsOwn && !isFromOwnPage(headers, site)
}

function isSameHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && hostOf(origin) === host.toLowerCase()
}

function hostOf(origin: string): string | undefined {
  return /^https?:\/\/([^/?#@\\\s]+)$/i.exec(origin)?.[1]?.toLowerCase()
}

const thisMachine = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i
const bareAddress = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/i

function isOwnHost(host = '', { publicUrl, isPublicUrlAssumed }: SiteAddress): boolean {
  const name = host.replace(/:\d+$/, '')
  if (thisMachine.test(name) || host.toLowerCase() === hostOf(publicUrl)) return true
  return isPublicUrlAssumed === true && bareAddress.test(name)
}
