import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'

import type { HeaderSet } from '../security/headers.ts'
import { createVariant, type Variants } from './variants.ts'

// A program, its styles, its fonts: what every visit asks for. What is larger is streamed, in parts where that is asked.
const mostBytes = 512 * 1024
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const endings = { br: '.br', gzip: '.gz', identity: '' } as const

/** Reads a file that never changes, with its compressed siblings, to be served from memory; nothing when it is none for that. */
export async function loadFile(path: string, headers: HeaderSet): Promise<Variants | undefined> {
  const type = types[extname(path)]
  if (!type || (await stat(path)).size > mostBytes) return undefined
  const found = await Promise.all(
    (['br', 'gzip', 'identity'] as const).map(async (encoding) => {
      const body = await readFile(path + endings[encoding]).catch(() => undefined)
      return body && createVariant(encoding, body, { type, status: 200, headers })
    }),
  )
  const variants = found.filter((variant) => variant !== undefined)
  // Without the plain one it was taken away at this moment.
  return variants.at(-1)?.encoding === 'identity' ? variants : undefined
}
