import type { FastifyInstance } from 'fastify'

import { addFileRoutes } from './file-routes.ts'
import { readManifest } from './manifest.ts'
import { addNotFound } from './not-found.ts'
import { addPageRoute } from './page-routes.ts'
import { loadPage, type PageStoreOptions } from './page-store.ts'
import { addRedirectRoutes } from './redirect-routes.ts'

/** Everything the build made, as routes. Throws a `SiteError` when there is no usable build. */
export async function addSiteRoutes(
  app: FastifyInstance,
  options: PageStoreOptions,
): Promise<void> {
  const manifest = await readManifest(options.siteDir)
  addNotFound(app, await loadPage(manifest.notFound, options))
  for (const [path, entry] of Object.entries(manifest.pages)) {
    const page = await loadPage(entry, options)
    addPageRoute(app, { path, page, status: entry.status })
  }
  addRedirectRoutes(app, manifest)
  await addFileRoutes(app, options.siteDir)
}
