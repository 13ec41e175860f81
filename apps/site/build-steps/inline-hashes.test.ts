import { unsettled } from '@nightdesk/contracts'
import { describe, expect, it } from 'vitest'
import { inlineHashes } from './inline-hashes.ts'

// printf %s 'alert(1)' | openssl dgst -sha256 -binary | base64
const hashOfAlert = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='

describe('the hashes of what a page inlines', () => {
  it('covers scripts and styles, each once', () => {
    const html =
      '<style data-app="">alert(1)</style><script>alert(1)</script><script>alert(1)</script>'

    expect(inlineHashes(html)).toEqual({
      scriptHashes: [hashOfAlert],
      styleHashes: [hashOfAlert],
    })
  })

  it('covers module scripts and leaves out those that are fetched', () => {
    const html = '<script type="module">alert(1)</script><script src="/a.js"></script>'

    expect(inlineHashes(html).scriptHashes).toEqual([hashOfAlert])
  })

  it('stops the build when one of them would change with a setting', () => {
    const html = `<script>open("${unsettled.publicUrl}")</script>`

    expect(() => inlineHashes(html)).toThrow('holds a setting')
  })

  it('leaves out blocks of data, which no browser runs', () => {
    const html = '<script type="application/ld+json">{}</script><script>alert(1)</script>'

    expect(inlineHashes(html).scriptHashes).toEqual([hashOfAlert])
  })
})
