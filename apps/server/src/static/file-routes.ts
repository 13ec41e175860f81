import { join } from 'node:path'

import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { splitTarget } from '../request-target.ts'
import type { HeaderSet } from '../security/headers.ts'
import { immutable, revalidated } from './cache-control.ts'
import { listFiles } from './file-list.ts'
import { loadFile } from './file-store.ts'
import { fitRange } from './fit-range.ts'
import { createOtherFiles } from './other-files.ts'
import type { AddPage } from './serve-pages.ts'
import { shareBytes } from './shared-bytes.ts'

const widgetFolder = 'widget/'
const hashedFolders = ['assets/', `${widgetFolder}assets/`]
// Both here: the HEAD route that Fastify would make reads the whole file to throw it away.
const method = ['GET', 'HEAD']
// Modules of another origin come only with its consent.
const forEverybody = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

export type FileOptions = {
  readonly siteDir: string
  /** What every answer carries. */
  readonly headers: HeaderSet
  /** Serves a page from memory. */
  readonly addPage: AddPage
  /** Other builds whose hashed files are asked for, newest first; builds may come and go. */
  readonly findOthers?: () => Promise<readonly string[]>
  /** What is served by somebody else, and not as it lies there. */
  readonly texts: readonly string[]
  /** Whether pages of others may load the voice widget from here. */
  readonly isWidgetShared?: boolean
}

/** One route for each file: what every visit asks for from memory, the others by way of @fastify/static, in parts too. */
export async function addFileRoutes(app: FastifyInstance, options: FileOptions): Promise<void> {
  const { siteDir, headers, addPage, texts, isWidgetShared = false } = options
  const { findOthers = async () => [] } = options
  await app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: [],
  })

  const headersOf = (file: string) => ({
    'cache-control': cacheControlOf(file),
    ...(isWidgetShared && file.startsWith(widgetFolder) && forEverybody),
  })
  const onSend = shareBytes()
  const send = (reply: FastifyReply, file: string, folder: string) =>
    reply.headers(headersOf(file)).sendFile(file, folder, {
      onFile: (_path, { size }) => fitRange(reply.request.raw.headers, size),
    })

  async function addFile(file: string): Promise<void> {
    const url = `/${file}`
    const all = { ...headers, ...headersOf(file) }
    const variants = isHashed(file) && (await loadFile(join(siteDir, file), all))
    if (variants) addPage(url, { variants })
    else app.route({ method, url, onSend, handler: (_, reply) => send(reply, file, siteDir) })
  }

  const files = await listFiles(siteDir)
  await Promise.all(files.filter((file) => !texts.includes(file)).map(addFile))
  const others = createOtherFiles(findOthers, isHashed)
  for (const folder of hashedFolders) {
    app.route({
      method,
      url: `/${folder}*`,
      onSend,
      async handler(request, reply) {
        const file = splitTarget(request.url).path.slice(1)
        const found = await others.find(file)
        return found === undefined ? reply.callNotFound() : send(reply, file, found)
      },
    })
  }
}

/** The build puts a hash of the content into these names: under one name there is only ever one content. */
function isHashed(file: string): boolean {
  return hashedFolders.some((folder) => file.startsWith(folder))
}

// A page's data has no hash in its name and must fit the program that asks for it, so it is checked each time, like the
// page itself.
function cacheControlOf(file: string): string {
  if (isHashed(file)) return immutable
  return file.endsWith('.data') ? 'no-cache' : revalidated
}
