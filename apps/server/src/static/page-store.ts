import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { pagePolicy, type PolicyOptions } from '../security/content-security-policy.ts'
import type { HeaderSet } from '../security/headers.ts'
import { permissionsPolicy } from '../security/permissions-policy.ts'
import { revalidated } from './cache-control.ts'
import type { PageEntry } from './manifest.ts'
import type { Settle } from './settle.ts'
import { SiteError } from './site-error.ts'
import { createVariants, type Variants } from './variants.ts'

type TextStoreOptions = {
  readonly siteDir: string
  readonly settle: Settle
  /** What every answer carries. */
  readonly headers: HeaderSet
}

export type PageStoreOptions = TextStoreOptions &
  PolicyOptions & {
    /** What the configuration adds to the head. */
    readonly head?: string
  }

/** Reads a page and puts the settings in. Pages are few and small: they are served from memory. */
export async function loadPage(entry: PageEntry, options: PageStoreOptions): Promise<Variants> {
  const html = await readSettled(entry.file, options)
  return createVariants(addToHead(html, options.head, entry.file), {
    type: 'text/html; charset=utf-8',
    status: entry.status,
    headers: {
      ...options.headers,
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy(entry, options),
      // Speaks to documents only: on each script and font it would cost 650 bytes for nothing.
      'permissions-policy': permissionsPolicy,
    },
  })
}

const textTypes: Readonly<Record<string, string>> = {
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}

/** The same for a text that is no page but holds settings too, such as the sitemap. */
export async function loadText(file: string, options: TextStoreOptions): Promise<Variants> {
  return createVariants(await readSettled(file, options), {
    type: textTypes[extname(file)] ?? 'application/octet-stream',
    status: 200,
    headers: { ...options.headers, 'cache-control': revalidated },
  })
}

async function readSettled(file: string, { siteDir, settle }: TextStoreOptions): Promise<string> {
  const text = await readFile(join(siteDir, file), 'utf8').catch(() => undefined)
  if (text === undefined) throw new SiteError('damaged', `${file} is missing`)
  return settle(text)
}

function addToHead(html: string, addition: string | undefined, file: string): string {
  if (!addition) return html
  const end = html.indexOf('</head>')
  if (end < 0) throw new SiteError('damaged', `${file} has no head`)
  return html.slice(0, end) + addition + html.slice(end)
}
