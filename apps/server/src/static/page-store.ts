import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { pagePolicy, type PolicyOptions } from '../security/content-security-policy.ts'
import type { HeaderSet } from '../security/headers.ts'
import { permissionsPolicy } from '../security/permissions-policy.ts'
import type { PageEntry } from './manifest.ts'
import { SiteError } from './site-error.ts'

const encodings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
  { encoding: 'identity', suffix: '' },
] as const

export type PageVariant = {
  readonly encoding: (typeof encodings)[number]['encoding']
  readonly body: Buffer
  readonly etag: string
  /** Go with the page and with a 304 that stands for it. */
  readonly headers: HeaderSet
  readonly bodyHeaders: HeaderSet
}

/** The encodings of one page, best first; the last one is the plain page, which everybody takes. */
export type Page = readonly PageVariant[]

export type PageStoreOptions = PolicyOptions & {
  readonly siteDir: string
  /** What the configuration adds to the head; nothing, and the page is served as it was built. */
  readonly head?: string
}

/** Reads a page in all its encodings. Pages are few and small: they are served from memory. */
export async function loadPage(entry: PageEntry, options: PageStoreOptions): Promise<Page> {
  const policy = pagePolicy(entry, options)
  const variants: PageVariant[] = []
  for (const { encoding, suffix } of encodings) {
    const body = await readIfThere(join(options.siteDir, entry.file + suffix))
    if (body) variants.push(describeVariant(encoding, body, policy))
  }
  const plain = variants.at(-1)
  if (plain?.encoding !== 'identity') throw new SiteError('damaged', `${entry.file} is missing`)
  if (!options.head) return variants

  const body = addToHead(plain.body, options.head, entry.file)
  return Promise.all(
    variants.map(async ({ encoding }) =>
      describeVariant(encoding, await encode[encoding](body), policy),
    ),
  )
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
// The best would hold up the start for a quarter of a minute; this one makes a page a twelfth larger.
const brotliQuality = 9

const encode: Record<PageVariant['encoding'], (body: Buffer) => Promise<Buffer>> = {
  br: (body) => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (body) => toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
  identity: async (body) => body,
}

function addToHead(page: Buffer, addition: string, file: string): Buffer {
  const html = page.toString('utf8')
  const end = html.indexOf('</head>')
  if (end < 0) throw new SiteError('damaged', `${file} has no head`)
  return Buffer.from(html.slice(0, end) + addition + html.slice(end))
}

function describeVariant(
  encoding: PageVariant['encoding'],
  body: Buffer,
  policy: string,
): PageVariant {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const bodyHeaders: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' }
  if (encoding !== 'identity') bodyHeaders['content-encoding'] = encoding

  return {
    encoding,
    body,
    etag,
    headers: {
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      // Speaks to documents only: on each script and font it would cost 650 bytes for nothing.
      'permissions-policy': permissionsPolicy,
      vary: 'Accept-Encoding',
    },
    bodyHeaders,
  }
}

async function readIfThere(fileName: string): Promise<Buffer | undefined> {
  return readFile(fileName).catch(() => undefined)
}
