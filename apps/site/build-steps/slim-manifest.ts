type Route = { readonly imports: readonly string[] } & Readonly<Record<string, unknown>>
type RouteManifest = {
  readonly entry: { readonly imports: readonly string[] }
  readonly routes: Readonly<Record<string, Route>>
}

const assigned = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s

/**
 * The framework's list of routes, which every page fetches, without what it takes for granted: that a route has nothing
 * of a kind, and the files that the running program itself is made of, which no later page has to fetch.
 */
export function slimManifest(script: string): string {
  const text = assigned.exec(script)?.[1]
  if (!text) throw new Error('The list of routes does not stand where it did')
  const manifest = JSON.parse(text) as RouteManifest
  const here = new Set(manifest.entry.imports)
  const slim = ({ imports, ...rest }: Route) => ({
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== false)),
    imports: imports.filter((file) => !here.has(file)),
  })
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, slim(route)]),
  )
  return `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes })};`
}
