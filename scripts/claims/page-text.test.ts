import { describe, expect, it } from 'vitest'
import { pageText } from './page-text.ts'

describe('the text of a page', () => {
  it('holds what its elements say, each block on its own line', () => {
    expect(pageText('<main><h1>One</h1><p>Two</p></main>')).toBe('One\nTwo')
  })

  it('runs words on that a tag inside the line, or React, has cut', () => {
    expect(pageText('<p><strong>20+</strong> languages, 3<!-- --> rings</p>')).toBe(
      '20+ languages, 3 rings',
    )
  })

  it('leaves out programs, styles and data', () => {
    const html = '<style>p{width:99%}</style><script>"24/7"</script><p>Plain</p>'

    expect(pageText(html)).toBe('Plain')
  })

  it('reads what is spoken in place of a picture, and what a preview shows', () => {
    const html =
      '<meta name="description" content="Half"/><meta property="og:title" content="Full"/><svg aria-label="80% saved"></svg><img alt="Chart"/>'

    expect(pageText(html).split('\n').sort()).toEqual(['80% saved', 'Chart', 'Full', 'Half'])
  })

  it('decodes entities', () => {
    expect(pageText('<p>A &amp; B&nbsp;&#x27;s 5&#37;</p>')).toBe("A & B 's 5%")
  })
})
