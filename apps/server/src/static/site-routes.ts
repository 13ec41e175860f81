import type { FastifyInstance } from 'fastify'

import { addFileRoutes, type FileOptions } from './file-routes.ts'
import type { Manifest } from './manifest.ts'
import { addNotFound } from './not-found.ts'
import { addPageRoute } from './page-routes.ts'
import { loadPage, type PageStoreOptions } from './page-store.ts'
import { addRedirectRoutes } from './redirect-routes.ts'

type SiteOptions = PageStoreOptions & FileOptions & { readonly manifest: Manifest }

/** Everything the build made, as routes. Throws a `SiteError` when there is no usable build. */
export async function addSiteRoutes(
  app: FastifyInstance,
  { manifest, ...options }: SiteOptions,
): Promise<void> {
  addNotFound(app, await loadPage(manifest.notFound, options))
  for (const [path, entry] of Object.entries(manifest.pages)) {
    const page = await loadPage(entry, options)
    addPageRoute(app, { path, page, status: entry.status })
  }
  addRedirectRoutes(app, manifest)
  await addFileRoutes(app, options)
}
