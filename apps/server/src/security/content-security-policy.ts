import { sourcesFor, type OutsideSources } from './outside-sources.ts'

export type InlineHashes = {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

export type PolicyOptions = {
  readonly isHttps: boolean
  /** The origin of an external form service: the one other place the page may send anything to. */
  readonly formOrigin?: string | undefined
  /** What the configured outside services need. */
  readonly outside?: readonly OutsideSources[]
}

/** The policy of one page: its own origin, and of inline code only what the build has hashed. */
export function pagePolicy(
  { scriptHashes, styleHashes }: InlineHashes,
  { isHttps, formOrigin, outside = [] }: PolicyOptions,
): string {
  const formTarget = formOrigin ? [formOrigin] : []
  const of = (directive: keyof OutsideSources) => sourcesFor(directive, outside)
  const directives = [
    // What has no directive of its own is a link's prefetch, which Firefox judges by this one. All else is named below.
    "default-src 'self'",
    `script-src ${ownAnd(...quoted(scriptHashes), ...of('script'))}`,
    `style-src ${ownAnd(...quoted(styleHashes), ...of('style'))}`,
    `img-src ${ownAnd(...of('img'))}`,
    `font-src ${ownAnd(...of('font'))}`,
    `connect-src ${ownAnd(...formTarget, ...of('connect'))}`,
    `media-src ${ownAnd(...of('media'))}`,
    ...ifAny('style-src-elem', of('style-elem')),
    ...ifAny('worker-src', of('worker')),
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    `form-action ${ownAnd(...formTarget)}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  if (isHttps) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

function ownAnd(...others: readonly string[]): string {
  return ["'self'", ...others].join(' ')
}

function quoted(hashes: readonly string[]): readonly string[] {
  return hashes.map((hash) => `'${hash}'`)
}

function ifAny(directive: string, sources: readonly string[]): readonly string[] {
  return sources.length > 0 ? [`${directive} ${sources.join(' ')}`] : []
}

/** For everything that is not a page: should a browser ever show it as one, nothing in it runs. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"
