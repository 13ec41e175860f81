import { parseJsonObject } from './json-value.ts'

/** The way to a hosted provider: where and with what a page creates its call. Nothing in it is secret. */
export type HostedPass = {
  readonly provider: 'hosted'
  readonly apiUrl: string
  /** The provider's public share key. */
  readonly publicKey: string
  /** The assistant as the provider knows it. */
  readonly assistantId: string
  /** Where the call library finds its program. */
  readonly bundleUrl: string
}

/** A token of the site's own provider: good for one assistant, once, for a minute. */
export type TokenPass = { readonly provider: 'embedded'; readonly token: string }

/** What a page is given to start one call. */
export type StartPass = TokenPass | HostedPass

/** The server's answer to a page that wants to start a call, or nothing where it is none. */
export function readStartPass(text: string): StartPass | undefined {
  const body = parseJsonObject(text)
  if (!body) return undefined
  const { provider, token, apiUrl, publicKey, assistantId, bundleUrl } = body
  if (provider !== 'hosted') {
    return typeof token === 'string' ? { provider: 'embedded', token } : undefined
  }
  const isWhole = isText(apiUrl) && isText(publicKey) && isText(assistantId) && isText(bundleUrl)
  return isWhole ? { provider, apiUrl, publicKey, assistantId, bundleUrl } : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
