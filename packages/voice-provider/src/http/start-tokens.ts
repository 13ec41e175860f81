import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { VisitLog } from '@nightdesk/contracts'

import { createMintCount } from './mint-count.ts'

const livesMs = 60_000
const nonceBytes = 18
const secretBytes = 32
const markCharacters = 12

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
  use(token: string, use: TokenUse): Promise<TokenVerdict>
}

export type TokenOptions = {
  /** Milliseconds since 1970: other servers read it too. */
  readonly now: () => number
  /** Servers that have the same take one another's tokens. */
  readonly secret?: string | undefined
  /** Where they tell each other which are used. */
  readonly visits?: VisitLog | undefined
}

/** A token says itself what it is for and is signed, so that nobody need remember it; used ones are remembered. */
export function createStartTokens({ now, secret, visits }: TokenOptions): StartTokens {
  const key = secret ?? randomBytes(secretBytes)
  const minted = createMintCount({ now, livesMs })
  // In the order of their ends, nearly: none is forgotten before its own.
  const used = new Map<string, number>()

  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const markOf = (text: string) => sign(`mark:${text}`).slice(0, markCharacters)

  function read(token: string): Reading | undefined {
    const [until = '', nonce = '', assistant = '', origin = '', signature = ''] = token.split('.')
    const isOurs = isSame(signature, sign([until, nonce, assistant, origin].join('.')))
    return isOurs ? { until: parseInt(until, 36), nonce, assistant, origin } : undefined
  }

  /** True for the first who asks, on whichever server. */
  async function spend({ nonce, until }: Reading): Promise<boolean> {
    for (const [old, end] of used) {
      if (end > now()) break
      used.delete(old)
    }
    if (used.has(nonce)) return false
    used.set(nonce, until)
    const noted = await visits?.note({ names: [`token:${nonce}`], keepMs: livesMs })
    return !noted?.earlier[0]?.length
  }

  return {
    mint({ assistantId, origin, address }) {
      const nonce = randomBytes(nonceBytes).toString('base64url')
      const until = now() + livesMs
      if (!minted.add(nonce, address)) return { retryAfterSeconds: livesMs / 1000 }
      const text = [
        Math.floor(until).toString(36),
        nonce,
        markOf(assistantId),
        markOf(origin),
      ].join('.')
      return { token: `${text}.${sign(text)}`, expiresInSeconds: livesMs / 1000 }
    },
    async use(token, { assistantId = '', origin }) {
      const reading = read(token)
      if (!reading) return 'unknown'
      minted.remove(reading.nonce)
      if (reading.until <= now() || !(await spend(reading))) return 'unknown'
      if (reading.assistant !== markOf(assistantId)) return 'other-assistant'
      return reading.origin === markOf(origin) ? 'good' : 'other-origin'
    },
  }
}

type Reading = {
  readonly until: number
  readonly nonce: string
  readonly assistant: string
  readonly origin: string
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
