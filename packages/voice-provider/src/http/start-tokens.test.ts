import { describe, expect, it } from 'vitest'

import { createStartTokens } from './start-tokens.ts'

const origin = 'https://www.nightdesk.example'
const use = { assistantId: 'hotels', origin }

function open() {
  let now = 0
  const tokens = createStartTokens(() => now)
  const mint = (address = '203.0.113.1') => {
    const { token = '', ...rest } = tokens.mint({ assistantId: 'hotels', origin, address })
    return { token, ...rest }
  }
  return { tokens, mint, wait: (ms: number) => (now += ms) }
}

it('starts one call, once', () => {
  const { tokens, mint } = open()
  const { token } = mint()

  expect(tokens.use(token, use)).toBe('good')
  expect(tokens.use(token, use)).toBe('unknown')
})

it.each([
  ['another assistant', { ...use, assistantId: 'air' }, 'other-assistant'],
  ['no assistant by name', { ...use, assistantId: undefined }, 'other-assistant'],
  ['another page', { ...use, origin: 'https://elsewhere.example' }, 'other-origin'],
])('is not for %s, and is used up by the try', (_title, wrong, verdict) => {
  const { tokens, mint } = open()
  const { token } = mint()

  expect(tokens.use(token, wrong)).toBe(verdict)
  expect(tokens.use(token, use)).toBe('unknown')
})

it.each([
  [59_999, 'good'],
  [60_000, 'unknown'],
])('after %i ms is %s', (ms, verdict) => {
  const { tokens, mint, wait } = open()
  const { token, ...rest } = mint()
  wait(ms)

  expect(rest).toEqual({ expiresInSeconds: 60 })
  expect(tokens.use(token, use)).toBe(verdict)
})

it('is never the same twice', () => {
  const { mint } = open()
  const minted = Array.from({ length: 100 }, (_, number) => mint(`203.0.113.${number}`).token)

  expect(new Set(minted).size).toBe(100)
})

describe('an address that asks for ten thousand', () => {
  it.each(['203.0.113.9', '2001:db8:0:1::9'])('gets thirty: %s', (address) => {
    const { tokens, mint, wait } = open()
    const neighbor = mint('198.51.100.1')
    const minted = Array.from({ length: 10_000 }, () => mint(address))
    const more = mint('2001:db8:0:1::a')

    expect(minted.filter(({ token }) => token !== '')).toHaveLength(30)
    expect(minted.at(-1)).toEqual({ token: '', retryAfterSeconds: 60 })
    expect(more.token === '').toBe(address.includes(':'))
    expect(tokens.use(neighbor.token, use)).toBe('good')
    wait(60_000)
    expect(mint(address).token).not.toBe('')
  })

  it('gets more once it has used some', () => {
    const { tokens, mint } = open()
    const [first] = Array.from({ length: 30 }, () => mint())
    tokens.use(first?.token ?? '', use)

    expect([mint().token === '', mint().token === '']).toEqual([false, true])
  })
})
