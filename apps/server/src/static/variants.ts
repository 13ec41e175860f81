import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { HeaderSet } from '../security/headers.ts'
import { createAnswer, type Answer } from './answer.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** What all encodings of one text have in common. */
export type TextOptions = {
  readonly type: string
  readonly status: 200 | 404
  /** Everything but what follows from the encoding. */
  readonly headers: HeaderSet
}

export type Variant = {
  readonly encoding: Encoding
  readonly text: TextOptions
  /** None of a page that says "not found": a 304 would hide that it is one. */
  readonly etag: string | undefined
  readonly whole: Answer
  /** What stands for the body where it is known already. */
  readonly unchanged: Answer
}

/** The encodings of one text, best first; the last one is the plain text, which everybody takes. */
export type Variants = readonly Variant[]

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
// All pages of the site in a fifteenth of a second, a tenth larger than the best, which takes four.
const quickQuality = 5

// Best first.
const encode: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => compress(body, quickQuality),
  gzip: (body) => toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
  identity: async (body) => body,
}

/** Makes every encoding of a text, to be served from memory: fast, since the start waits for it. */
export async function createVariants(text: string, options: TextOptions): Promise<Variants> {
  const plain = Buffer.from(text)
  return Promise.all(
    (Object.keys(encode) as Encoding[]).map(async (encoding) => {
      return createVariant(encoding, await encode[encoding](plain), options)
    }),
  )
}

/** The same as small as it gets, which takes fifty times as long. */
export async function tighten(variants: Variants): Promise<Variants> {
  const plain = variants.find(({ encoding }) => encoding === 'identity')
  if (!plain) return variants
  const smallest = await compress(plain.whole.body, constants.BROTLI_MAX_QUALITY)
  return variants.map((variant) => {
    return variant.encoding === 'br' ? createVariant('br', smallest, variant.text) : variant
  })
}

function compress(body: Buffer, quality: number): Promise<Buffer> {
  return toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

export function createVariant(encoding: Encoding, body: Buffer, text: TextOptions): Variant {
  const etag = text.status === 200 ? etagOf(body) : undefined
  const unchanged = { ...text.headers, vary: 'Accept-Encoding', ...(etag && { etag }) }
  const whole = {
    ...unchanged,
    'content-type': text.type,
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  return {
    encoding,
    text,
    etag,
    whole: createAnswer(text.status, whole, body),
    unchanged: createAnswer(304, unchanged),
  }
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`
}
