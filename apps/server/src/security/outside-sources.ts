import type { Config } from '@nightdesk/config'

type Directive = 'script' | 'style' | 'img' | 'font' | 'connect' | 'media' | 'frame' | 'worker'

/** What one outside service needs of a page's policy: sources by directive. */
export type OutsideSources = Readonly<Partial<Record<Directive, readonly string[]>>>

const googleTags = 'https://www.googletagmanager.com'
// Where Google's tags send what they count; a tag manager elsewhere names its own hosts only.
const googleCounters = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

function tagManagerSources({ tagManagerId, tagManagerUrl }: Config): OutsideSources {
  if (!tagManagerId) return {}
  const counters = tagManagerUrl === googleTags ? googleCounters : []
  return {
    script: [tagManagerUrl],
    img: [tagManagerUrl, ...counters],
    connect: [tagManagerUrl, ...counters],
  }
}

function geoLookupSources({ geoLookupUrl }: Config): OutsideSources {
  if (!geoLookupUrl || geoLookupUrl.startsWith('/')) return {}
  return { connect: [new URL(geoLookupUrl).origin] }
}

/** Every outside service that is configured, each with its own sources. Error reports go through our own server. */
export function outsideSources(config: Config): readonly OutsideSources[] {
  return [tagManagerSources(config), geoLookupSources(config)]
}

/** The sources of all services for one directive, without repeats. */
export function sourcesFor(
  directive: Directive,
  services: readonly OutsideSources[],
): readonly string[] {
  return [...new Set(services.flatMap((service) => service[directive] ?? []))]
}
