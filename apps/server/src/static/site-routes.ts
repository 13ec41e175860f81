import type { FastifyInstance } from 'fastify'

import { addFileRoutes, type FileOptions } from './file-routes.ts'
import type { Manifest } from './manifest.ts'
import { addNotFound } from './not-found.ts'
import { loadPage, loadText, type PageStoreOptions } from './page-store.ts'
import { addRedirectRoutes } from './redirect-routes.ts'
import { tightenLater } from './tighten-later.ts'

type SiteOptions = PageStoreOptions & Omit<FileOptions, 'texts'> & { readonly manifest: Manifest }

/** Everything the build made, as routes. Throws a `SiteError` when there is no usable build. */
export async function addSiteRoutes(
  app: FastifyInstance,
  { manifest, ...options }: SiteOptions,
): Promise<void> {
  const notFound = { variants: await loadPage({ ...manifest.notFound, status: 404 }, options) }
  addNotFound(app, notFound, manifest)
  const { pages, texts } = manifest
  // All at once: compressing takes its time, and there is more than one core.
  const loaded = await Promise.all([
    ...Object.entries(pages).map(async ([path, entry]) => {
      return { path, page: { variants: await loadPage(entry, options) } }
    }),
    ...texts.map(async (file) => {
      return { path: `/${file}`, page: { variants: await loadText(file, options) } }
    }),
  ])
  for (const { path, page } of loaded) options.addPage(path, page)
  tightenLater(app, [...loaded.map(({ page }) => page), notFound])
  addRedirectRoutes(app, manifest)
  await addFileRoutes(app, { ...options, texts })
}
