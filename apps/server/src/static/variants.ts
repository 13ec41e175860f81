import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { HeaderSet } from '../security/headers.ts'

type Encoding = 'br' | 'gzip' | 'identity'

export type Variant = {
  readonly encoding: Encoding
  readonly body: Buffer
  readonly etag: string
  /** Go with the body and with a 304 that stands for it. */
  readonly headers: HeaderSet
  readonly bodyHeaders: HeaderSet
}

/** The encodings of one text, best first; the last one is the plain text, which everybody takes. */
export type Variants = readonly Variant[]

type TextOptions = { readonly type: string; readonly headers: HeaderSet }

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
  const smallest = await compress(plain.body, constants.BROTLI_MAX_QUALITY)
  return variants.map((variant) => {
    return variant.encoding === 'br' ? withBody(variant, smallest) : variant
  })
}

function compress(body: Buffer, quality: number): Promise<Buffer> {
  return toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

export function createVariant(
  encoding: Encoding,
  body: Buffer,
  { type, headers }: TextOptions,
): Variant {
  const bodyHeaders: Record<string, string> = { 'content-type': type }
  if (encoding !== 'identity') bodyHeaders['content-encoding'] = encoding
  return withBody({ encoding, headers: { ...headers, vary: 'Accept-Encoding' }, bodyHeaders }, body)
}

function withBody(variant: Omit<Variant, 'body' | 'etag'>, body: Buffer): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  return { ...variant, body, etag }
}
