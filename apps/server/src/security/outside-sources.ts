import type { Config } from '@nightdesk/config'

export type SourceDirective =
  'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'media-src' | 'worker-src'

/** What a page may load from and talk with besides its own origin, by directive. */
export type OutsideSources = { readonly [Directive in SourceDirective]?: readonly string[] }

type Service = (config: Config) => OutsideSources | undefined

/** Each service of somebody else's names its own sources, and none while it is not configured. */
const services: readonly Service[] = [hostedVoice]

export function outsideSources(config: Config): OutsideSources {
  const merged: { [Directive in SourceDirective]?: string[] } = {}
  for (const service of services) {
    for (const [directive, sources] of Object.entries(service(config) ?? {})) {
      const known = (merged[directive as SourceDirective] ??= [])
      known.push(...sources.filter((source) => !known.includes(source)))
    }
  }
  return merged
}

/**
 * The provider's API, the program of its call library, and whom that talks with. The noise canceller of that program
 * is WebAssembly in a worklet made of a blob, which is allowed; evaluated text is not.
 */
function hostedVoice(config: Config): OutsideSources | undefined {
  const { voiceProvider, voiceApiUrl, voiceBundleUrl, voiceMediaOrigins } = config
  if (voiceProvider !== 'hosted' || voiceApiUrl === undefined) return undefined
  const bundleOrigin = new URL(voiceBundleUrl).origin
  return {
    'script-src': [bundleOrigin, 'blob:', "'wasm-unsafe-eval'"],
    'connect-src': [new URL(voiceApiUrl).origin, bundleOrigin, ...voiceMediaOrigins],
    'worker-src': ['blob:'],
  }
}
