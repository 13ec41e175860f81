import { randomBytes } from 'node:crypto'

const livesMs = 60_000
const tokenBytes = 24
const mostTokens = 10_000

export type TokenUse = { readonly assistantId: string | undefined; readonly origin: string }

export type TokenVerdict = 'good' | 'unknown' | 'other-assistant' | 'other-origin'

/** Tokens that each start one call: for one assistant, from one page, once, within a minute. */
export type StartTokens = {
  mint(
    assistantId: string,
    origin: string,
  ): { readonly token: string; readonly expiresInSeconds: number }
  /** Whatever the verdict, the token is used up. */
  use(token: string, use: TokenUse): TokenVerdict
}

type Entry = { readonly assistantId: string; readonly origin: string; readonly until: number }

export function createStartTokens(now: () => number): StartTokens {
  const tokens = new Map<string, Entry>()

  function sweep(): void {
    for (const [token, { until }] of tokens) {
      if (until > now() && tokens.size <= mostTokens) return
      tokens.delete(token)
    }
  }

  return {
    mint(assistantId, origin) {
      const token = randomBytes(tokenBytes).toString('base64url')
      tokens.set(token, { assistantId, origin, until: now() + livesMs })
      sweep()
      return { token, expiresInSeconds: livesMs / 1000 }
    },
    use(token, { assistantId, origin }) {
      const entry = tokens.get(token)
      tokens.delete(token)
      if (!entry || entry.until <= now()) return 'unknown'
      if (entry.assistantId !== assistantId) return 'other-assistant'
      return entry.origin === origin ? 'good' : 'other-origin'
    },
  }
}
