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
// The best would take two and a half times as long for a fortieth of the size: a second more for whoever starts it.
const brotliQuality = 10

// Best first.
const encode: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (body) => toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
  identity: async (body) => body,
}

/** Makes every encoding of a text, to be served from memory. */
export async function createVariants(text: string, options: TextOptions): Promise<Variants> {
  const plain = Buffer.from(text)
  return Promise.all(
    (Object.keys(encode) as Encoding[]).map(async (encoding) => {
      return createVariant(encoding, await encode[encoding](plain), options)
    }),
  )
}

export function createVariant(
  encoding: Encoding,
  body: Buffer,
  { type, headers }: TextOptions,
): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const bodyHeaders: Record<string, string> = { 'content-type': type }
  if (encoding !== 'identity') bodyHeaders['content-encoding'] = encoding
  return { encoding, body, etag, headers: { ...headers, vary: 'Accept-Encoding' }, bodyHeaders }
}
