import { describe, expect, it } from 'vitest'

import { createStartTokens } from './start-tokens.ts'

const origin = 'https://www.nightdesk.example'
const use = { assistantId: 'hotels', origin }

function open() {
  let now = 0
  const tokens = createStartTokens({ now: () => now })
  const mint = (address = '203.0.113.1') => {
    const { token = '', ...rest } = tokens.mint({ assistantId: 'hotels', origin, address })
    return { token, ...rest }
  }
  return { tokens, mint, wait: (ms: number) => (now += ms) }
}

it('starts one call, once', async () => {
  const { tokens, mint } = open()
  const { token } = mint()

  expect(await tokens.use(token, use)).toBe('good')
  expect(await tokens.use(token, use)).toBe('unknown')
})

it.each([
  ['another assistant', { ...use, assistantId: 'air' }, 'other-assistant'],
  ['no assistant by name', { ...use, assistantId: undefined }, 'other-assistant'],
  ['another page', { ...use, origin: 'https://elsewhere.example' }, 'other-origin'],
])('is not for %s, and is used up by the try', async (_title, wrong, verdict) => {
  const { tokens, mint } = open()
  const { token } = mint()

  expect(await tokens.use(token, wrong)).toBe(verdict)
  expect(await tokens.use(token, use)).toBe('unknown')
})

it.each([
  [59_999, 'good'],
  [60_000, 'unknown'],
])('after %i ms is %s', async (ms, verdict) => {
  const { tokens, mint, wait } = open()
  const { token, ...rest } = mint()
  wait(ms)

  expect(rest).toEqual({ expiresInSeconds: 60 })
  expect(await tokens.use(token, use)).toBe(verdict)
})

it('is never the same twice', () => {
  const { mint } = open()
  const minted = Array.from({ length: 100 }, (_, number) => mint(`203.0.113.${number}`).token)

  expect(new Set(minted).size).toBe(100)
})

describe('an address that asks for ten thousand', () => {
  it.each(['203.0.113.9', '2001:db8:0:1::9'])('gets thirty: %s', async (address) => {
    const { tokens, mint, wait } = open()
    const neighbor = mint('198.51.100.1')
    const minted = Array.from({ length: 10_000 }, () => mint(address))
    const more = mint('2001:db8:0:1::a')

    expect(minted.filter(({ token }) => token !== '')).toHaveLength(30)
    expect(minted.at(-1)).toEqual({ token: '', retryAfterSeconds: 60 })
    expect(more.token === '').toBe(address.includes(':'))
    expect(await tokens.use(neighbor.token, use)).toBe('good')
    wait(60_000)
    expect(mint(address).token).not.toBe('')
  })

  it('gets more once it has used some', async () => {
    const { tokens, mint } = open()
    const [first] = Array.from({ length: 30 }, () => mint())
    await tokens.use(first?.token ?? '', use)

    expect([mint().token === '', mint().token === '']).toEqual([false, true])
  })
})

it('go to one network only so often, however many addresses it has', () => {
  const { mint } = open()
  const addresses = Array.from({ length: 1_010 }, (_, at) => `2001:db8:0:${at.toString(16)}::1`)
  const minted = addresses.map((address) => mint(address))

  expect(minted.filter(({ token }) => token !== '')).toHaveLength(1_000)
  expect(minted.at(-1)).toEqual({ token: '', retryAfterSeconds: 60 })
  expect(mint('198.51.100.1').token).not.toBe('')
})

describe('two servers with one secret', () => {
  const now = () => 0
  const shared = { now, secret: 'known to both of the servers' }
  const minting = { assistantId: 'hotels', origin, address: '203.0.113.1' }

  it('take one another’s tokens, and nobody else’s', async () => {
    const { token = '' } = createStartTokens(shared).mint(minting)
    const stranger = createStartTokens({ ...shared, secret: 'some other secret' })

    expect(await stranger.use(token, use)).toBe('unknown')
    expect(await createStartTokens({ now }).use(token, use)).toBe('unknown')
    expect(await createStartTokens(shared).use(token, use)).toBe('good')
  })

  it('take no token that was changed', async () => {
    const { token = '' } = createStartTokens(shared).mint(minting)
    const [until = '', ...rest] = token.split('.')
    const longer = [(parseInt(until, 36) + 60_000).toString(36), ...rest].join('.')

    expect(await createStartTokens(shared).use(longer, use)).toBe('unknown')
    expect(await createStartTokens(shared).use('....', use)).toBe('unknown')
    expect(await createStartTokens(shared).use('', use)).toBe('unknown')
  })

  it('mint tokens of one length, short enough for a header', () => {
    const tokens = createStartTokens(shared)
    const long = tokens.mint({ ...minting, origin: `https://${'a'.repeat(200)}.example` })

    expect(long.token).toHaveLength(tokens.mint(minting).token?.length ?? 0)
    expect(long.token).toMatch(/^[\w.-]{1,128}$/)
  })
})
