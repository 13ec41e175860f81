import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { z } from 'zod'

import { SiteError } from './site-error.ts'

// The narrow shapes matter: paths become routes, hashes stand in a header, files are opened.
const path = z.string().regex(/^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?$/)
const file = z.string().regex(/^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.html$/)
const hash = z.string().regex(/^sha(?:256|384|512)-[A-Za-z\d+/]+={0,2}$/)

const script = z.string().regex(/^\/assets\/[\w.~-]+\.js$/)

const pageEntry = z.object({
  file,
  scriptHashes: z.array(hash),
  styleHashes: z.array(hash),
})

// An address that is known to lead nowhere yet, such as an agent still to come, has a page that says
// so; what it answers with is still a 404.
const routedEntry = pageEntry.extend({ status: z.literal([200, 404]).default(200) })

const manifestSchema = z
  .object({
    pages: z.record(path, routedEntry),
    notFound: pageEntry,
    redirects: z.array(z.object({ from: path, to: path })),
    // Files that are no pages but hold settings as these do.
    texts: z.array(z.string().regex(/^[\w-]+\.(?:txt|xml)$/)).default([]),
    // Scripts that stand in no page until the configuration puts them there.
    extras: z.object({ tagManager: script, errorReports: script, voiceWidget: script }).optional(),
  })
  .refine(({ pages, redirects }) => redirects.every(({ to }) => to in pages), {
    error: 'a redirect leads to no page',
    path: ['redirects'],
  })

export type PageEntry = z.infer<typeof routedEntry>
export type Manifest = z.infer<typeof manifestSchema>

/** Reads `pages.json`, which the build puts beside the folder of the site. */
export async function readManifest(siteDir: string): Promise<Manifest> {
  const text = await readText(resolve(siteDir, '..', 'pages.json'))
  const result = manifestSchema.safeParse(parseJson(text))
  if (result.success) return result.data

  const [issue] = result.error.issues
  throw new SiteError('damaged', `pages.json, ${issue?.path.join('.')}: ${issue?.message}`)
}

async function readText(fileName: string): Promise<string> {
  try {
    return await readFile(fileName, 'utf8')
  } catch {
    throw new SiteError('missing', `${fileName} cannot be read`)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SiteError('damaged', 'pages.json is not JSON')
  }
}
