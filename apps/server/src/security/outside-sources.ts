import type { Config } from '@nightdesk/config'

type Directive = 'script' | 'style' | 'style-elem' | 'img' | 'font' | 'connect' | 'media' | 'worker'

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

/**
 * The hosted voice provider: its API, the program of its call library, and whom that talks with. The noise canceller of
 * that program is WebAssembly in a worklet made of a blob, which is allowed; evaluated text is not.
 */
function hostedVoiceSources(config: Config): OutsideSources {
  const { voiceProvider, voiceApiUrl, voiceBundleUrl, voiceMediaOrigins } = config
  if (voiceProvider !== 'hosted' || voiceApiUrl === undefined) return {}
  const bundleOrigin = new URL(voiceBundleUrl).origin
  return {
    script: [bundleOrigin, 'blob:', "'wasm-unsafe-eval'"],
    connect: [new URL(voiceApiUrl).origin, bundleOrigin, ...voiceMediaOrigins],
    worker: ['blob:'],
  }
}

/** The hosted provider's widget writes its styles into the page, and shows drawings of a public collection. */
function hostedWidgetSources({ voiceWidgetUrl }: Config): OutsideSources {
  if (!voiceWidgetUrl) return {}
  return {
    script: [new URL(voiceWidgetUrl).origin],
    'style-elem': ["'self'", "'unsafe-inline'"],
    img: ['https://unpkg.com'],
  }
}

/** Every outside service that is configured, each with its own sources. Error reports go through our own server. */
export function outsideSources(config: Config): readonly OutsideSources[] {
  return [
    tagManagerSources(config),
    geoLookupSources(config),
    hostedVoiceSources(config),
    hostedWidgetSources(config),
  ]
}

/** The sources of all services for one directive, without repeats. */
export function sourcesFor(
  directive: Directive,
  services: readonly OutsideSources[],
): readonly string[] {
  return [...new Set(services.flatMap((service) => service[directive] ?? []))]
}
