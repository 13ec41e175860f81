export type InlineHashes = {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** The policy of one page: its own origin, and of inline code only what the build has hashed. */
export function pagePolicy(
  { scriptHashes, styleHashes }: InlineHashes,
  { isHttps }: { isHttps: boolean },
): string {
  const directives = [
    "default-src 'none'",
    `script-src ${sources(scriptHashes)}`,
    `style-src ${sources(styleHashes)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
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
