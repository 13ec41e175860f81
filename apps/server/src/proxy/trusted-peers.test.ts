import { describe, expect, it } from 'vitest'

import { trustedPeers } from './trusted-peers.ts'

describe('trusted peers', () => {
  it.each([
    ['127.0.0.1', true],
    ['::ffff:127.0.0.1', true],
    ['10.255.0.1', true],
    ['11.0.0.1', false],
    ['::1', true],
    ['::2', false],
    [undefined, false],
  ])('%s: %s', (peer, isTrusted) => {
    expect(trustedPeers(['127.0.0.1', '10.0.0.0/8', '::1'])(peer)).toBe(isTrusted)
  })

  it('are nobody when none are named', () => {
    expect(trustedPeers([])('127.0.0.1')).toBe(false)
  })
})
