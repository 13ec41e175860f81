import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { listFiles } from './file-list.ts'

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'public, max-age=300, must-revalidate'

const widgetFolder = 'widget/'
// Modules of another origin come only with its consent.
const forEverybody = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

export type FileOptions = {
  readonly siteDir: string
  /** Whether pages of others may load the voice widget from here. */
  readonly isWidgetShared?: boolean
}

/** One route for each file: ranges, validators and compressed siblings are @fastify/static's work. */
export async function addFileRoutes(
  app: FastifyInstance,
  { siteDir, isWidgetShared = false }: FileOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: [],
  })

  for (const file of await listFiles(siteDir)) {
    app.route({
      // Both here: the HEAD route that Fastify would make reads the whole file to throw it away.
      method: ['GET', 'HEAD'],
      url: `/${file}`,
      handler: (_request, reply) => {
        if (isWidgetShared && file.startsWith(widgetFolder)) reply.headers(forEverybody)
        return reply.header('cache-control', cacheControlOf(file)).sendFile(file)
      },
    })
  }
}

// The build puts a hash of the content into the names under assets/. A page's data has no hash in its
// name and must fit the program that asks for it, so it is checked each time, like the page itself.
function cacheControlOf(file: string): string {
  if (file.startsWith('assets/') || file.startsWith(`${widgetFolder}assets/`)) return immutable
  return file.endsWith('.data') ? 'no-cache' : revalidated
}
