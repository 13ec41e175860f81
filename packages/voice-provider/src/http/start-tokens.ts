import { randomBytes } from 'node:crypto'

import { toVisitor } from './to-visitor.ts'

const livesMs = 60_000
const tokenBytes = 24
// Far more than a page needs for its calls, and a whole office behind one address.
const mostPerVisitor = 30
// For the memory's sake; it takes thousands of addresses to get there.
const mostTokens = 100_000

export type TokenUse = { readonly assistantId: string | undefined; readonly origin: string }

export type TokenVerdict = 'good' | 'unknown' | 'other-assistant' | 'other-origin'

export type Minting = {
  readonly assistantId: string
  readonly origin: string
  /** The address of whoever asks. */
  readonly address: string
}

export type Minted =
  | { readonly token: string; readonly expiresInSeconds: number }
  | { readonly token?: undefined; readonly retryAfterSeconds: number }

/** Tokens that each start one call: for one assistant, from one page, once, within a minute. */
export type StartTokens = {
  /** Nobody's token makes room for another: whoever has too many gets no more of them for a while. */
  mint(minting: Minting): Minted
  /** Whatever the verdict, the token is used up. */
  use(token: string, use: TokenUse): TokenVerdict
}

type Entry = Omit<Minting, 'address'> & { readonly visitor: string; readonly until: number }

export function createStartTokens(now: () => number): StartTokens {
  // In the order of their ends.
  const tokens = new Map<string, Entry>()
  const countOf = new Map<string, number>()

  function add(token: string, entry: Entry): void {
    tokens.set(token, entry)
    countOf.set(entry.visitor, (countOf.get(entry.visitor) ?? 0) + 1)
  }

  function remove(token: string): Entry | undefined {
    const entry = tokens.get(token)
    if (!entry) return undefined
    tokens.delete(token)
    const left = (countOf.get(entry.visitor) ?? 0) - 1
    if (left > 0) countOf.set(entry.visitor, left)
    else countOf.delete(entry.visitor)
    return entry
  }

  function sweep(): void {
    for (const [token, { until }] of tokens) {
      if (until > now()) return
      remove(token)
    }
  }

  return {
    mint({ assistantId, origin, address }) {
      sweep()
      const visitor = toVisitor(address)
      const isTooMuch = (countOf.get(visitor) ?? 0) >= mostPerVisitor || tokens.size >= mostTokens
      if (isTooMuch) return { retryAfterSeconds: livesMs / 1000 }
      const token = randomBytes(tokenBytes).toString('base64url')
      add(token, { assistantId, origin, visitor, until: now() + livesMs })
      return { token, expiresInSeconds: livesMs / 1000 }
    },
    use(token, { assistantId, origin }) {
      const entry = remove(token)
      if (!entry || entry.until <= now()) return 'unknown'
      if (entry.assistantId !== assistantId) return 'other-assistant'
      return entry.origin === origin ? 'good' : 'other-origin'
    },
  }
}
