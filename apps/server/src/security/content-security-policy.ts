import type { OutsideSources, SourceDirective } from './outside-sources.ts'

export type InlineHashes = {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

export type PolicyOptions = {
  readonly isHttps: boolean
  /** The origin of an external form service: the one other place the page may send anything to. */
  readonly formOrigin?: string | undefined
  /** What configured services of others need. */
  readonly outside?: OutsideSources | undefined
}

/** The policy of one page: its own origin, of inline code only what the build has hashed, and what is configured. */
export function pagePolicy(
  { scriptHashes, styleHashes }: InlineHashes,
  { isHttps, formOrigin, outside = {} }: PolicyOptions,
): string {
  const forms = formOrigin ? [formOrigin] : []
  const allow = (directive: SourceDirective, own: readonly string[] = []) => {
    return [directive, "'self'", ...own, ...(outside[directive] ?? [])].join(' ')
  }
  const directives = [
    "default-src 'none'",
    allow('script-src', quote(scriptHashes)),
    allow('style-src', quote(styleHashes)),
    allow('img-src'),
    allow('font-src'),
    allow('connect-src', forms),
    allow('media-src'),
    ...(outside['worker-src'] ? [allow('worker-src')] : []),
    "manifest-src 'self'",
    ['form-action', "'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  if (isHttps) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

function quote(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`)
}

/** For everything that is not a page: should a browser ever show it as one, nothing in it runs. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"
