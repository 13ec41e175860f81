import { isUnsettled } from '@nightdesk/contracts'
import { createHash } from 'node:crypto'

// Scripts that are fetched need no hash, and neither do blocks of data: browsers do not run them.
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

function hashesOf(html: string, element: RegExp): readonly string[] {
  const texts = [...html.matchAll(element)].map(([, text = '']) => text)
  if (texts.some(isUnsettled)) throw new Error('An inline script or style holds a setting')
  const hashes = texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
  return [...new Set(hashes)]
}

export type InlineHashes = {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** What the page inlines, as the hashes its Content-Security-Policy must allow. */
export function inlineHashes(html: string): InlineHashes {
  return { scriptHashes: hashesOf(html, inlineScript), styleHashes: hashesOf(html, inlineStyle) }
}
