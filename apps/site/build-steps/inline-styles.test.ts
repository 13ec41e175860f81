import { describe, expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const page =
  '<head><style data-app="">a{}</style><link rel="stylesheet" href="/assets/home-1.css" data-precedence="page"/></head>'

describe('inlining the rules of a page', () => {
  const inlined = inlineStyles(page, (href) => `/* ${href} $& */\n`)

  it('puts the rules behind those of every page, to the letter', () => {
    expect(inlined).toContain(
      '<style data-app="">a{}</style><style data-precedence="page">/* /assets/home-1.css $& */</style>',
    )
  })

  it('leaves the link to be found, but not to be fetched', () => {
    expect(inlined).toContain(
      '<link rel="stylesheet" href="/assets/home-1.css" data-precedence="page" disabled=""/>',
    )
  })

  it('leaves a page without rules of its own as it is', () => {
    const bare = '<head><link rel="icon" href="/favicon.svg"/></head>'

    expect(inlineStyles(bare, () => 'never')).toBe(bare)
  })
})
