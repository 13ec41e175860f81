export type InlineHashes = {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

export type PolicyOptions = {
  readonly isHttps: boolean
  /** The origin of an external form service: the one other place the page may send anything to. */
  readonly formOrigin?: string | undefined
}

/** The policy of one page: its own origin, and of inline code only what the build has hashed. */
export function pagePolicy(
  { scriptHashes, styleHashes }: InlineHashes,
  { isHttps, formOrigin }: PolicyOptions,
): string {
  const sendTo = formOrigin ? `'self' ${formOrigin}` : "'self'"
  const directives = [
    "default-src 'none'",
    `script-src ${sources(scriptHashes)}`,
    `style-src ${sources(styleHashes)}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${sendTo}`,
    "media-src 'self'",
    "manifest-src 'self'",
    `form-action ${sendTo}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  if (isHttps) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
}

/** For everything that is not a page: should a browser ever show it as one, nothing in it runs. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"
