// Takes the place of the framework's module of this name (see build-steps/own-route-modules.ts).
import { importAgain, missingPartLog } from './import-again.ts'

type RouteEntry = { readonly id: string; readonly module: string }
type RouteModules = Record<string, unknown>
type Goal = { readonly pathname: string; readonly search: string; readonly hash: string }
type Router = { readonly state: { readonly navigation: { readonly location?: Goal } } }

declare global {
  interface Window {
    /** The framework's router, once the page runs. */
    readonly __reactRouterDataRouter?: Router
  }
}

const underWay: Record<string, Promise<unknown>> = {}
const never = new Promise<never>(() => undefined)

/** As long as somebody waits for a page that seems dead. */
const hangsAfterMs = 8000

/**
 * Fetches the program of a page. The framework's own way gives up at once and loads the page on show anew, even for a
 * link that was only pointed at. Here a page that is gone to is loaded as a whole; one that is not is left alone.
 */
export async function loadRouteModule(route: RouteEntry, known: RouteModules): Promise<unknown> {
  // On a line that hangs, neither it nor its styles may ever come or fail.
  setTimeout(loadPageUnderWay, hangsAfterMs, pageUnderWay())
  // A link that is pointed at and then pressed asks twice for what is fetched once.
  return known[route.id] ?? (underWay[route.id] ??= fetchModule(route, known))
}

async function fetchModule({ id, module }: RouteEntry, known: RouteModules): Promise<unknown> {
  const load = importAgain(() => import(/* @vite-ignore */ module))
  try {
    return (known[id] = await load())
  } catch (error) {
    console.error(missingPartLog, error)
    delete underWay[id]
    loadPageUnderWay(pageUnderWay())
    return never
  }
}

const pageUnderWay = () => window.__reactRouterDataRouter?.state.navigation.location

/** Only ever the page that somebody is on the way to, so it cannot go round in circles. */
function loadPageUnderWay(goal: Goal | undefined): void {
  if (!goal || goal !== pageUnderWay()) return
  const address = location.origin + goal.pathname + goal.search + goal.hash
  // On the way back the address is that of the page already.
  if (address === location.href) location.reload()
  else location.assign(address)
}
