import { expect, it } from 'vitest'

import { createStartTokens } from './start-tokens.ts'

const origin = 'https://www.nightdesk.example'
const use = { assistantId: 'hotels', origin }

function open() {
  let now = 0
  const tokens = createStartTokens(() => now)
  return { tokens, wait: (ms: number) => (now += ms) }
}

it('starts one call, once', () => {
  const { tokens } = open()
  const { token } = tokens.mint('hotels', origin)

  expect(tokens.use(token, use)).toBe('good')
  expect(tokens.use(token, use)).toBe('unknown')
})

it.each([
  ['another assistant', { ...use, assistantId: 'air' }, 'other-assistant'],
  ['no assistant by name', { ...use, assistantId: undefined }, 'other-assistant'],
  ['another page', { ...use, origin: 'https://elsewhere.example' }, 'other-origin'],
])('is not for %s, and is used up by the try', (_title, wrong, verdict) => {
  const { tokens } = open()
  const { token } = tokens.mint('hotels', origin)

  expect(tokens.use(token, wrong)).toBe(verdict)
  expect(tokens.use(token, use)).toBe('unknown')
})

it.each([
  [59_999, 'good'],
  [60_000, 'unknown'],
])('after %i ms is %s', (ms, verdict) => {
  const { tokens, wait } = open()
  const { token, expiresInSeconds } = tokens.mint('hotels', origin)
  wait(ms)

  expect(expiresInSeconds).toBe(60)
  expect(tokens.use(token, use)).toBe(verdict)
})

it('is never the same twice', () => {
  const { tokens } = open()
  const minted = Array.from({ length: 100 }, () => tokens.mint('hotels', origin).token)

  expect(new Set(minted).size).toBe(100)
})
