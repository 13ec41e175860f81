const modulePreloads = /<link rel="modulepreload" href="([^"]+)"\/>/g
const moduleScript = /<script type="module"[^>]*>([\s\S]*?)<\/script>/
const sideEffectImport = /^\s*import "([^"]+)";/m
const namespaceImports = /^\s*import \* as (\w+) from "([^"]+)";/gm
const routeModules = /window\.__reactRouterRouteModules = (\{[^}]*\});/
const entryImport = /^\s*import\("([^"]+)"\);/m

type Program = {
  readonly manifest: string
  readonly modules: readonly { readonly name: string; readonly href: string }[]
  readonly routeTable: string
  readonly entry: string
}

function need<Found>(found: Found | undefined, what: string): Found {
  // A new version of the framework may write its script another way; then this must be read again.
  if (found === undefined)
    throw new Error(`The page's module script has no ${what} where one was expected`)
  return found
}

function readProgram(script: string): Program {
  return {
    manifest: need(sideEffectImport.exec(script)?.[1], 'manifest import'),
    modules: [...script.matchAll(namespaceImports)].map(([, name = '', href = '']) => ({
      name,
      href,
    })),
    routeTable: need(routeModules.exec(script)?.[1], 'route table'),
    entry: need(entryImport.exec(script)?.[1], 'entry import'),
  }
}

/** A page that nobody sees, or that does not say when it paints, comes to life all the same. */
const longestWaitMs = 3000

const tryAgainAfterMs = 500

/**
 * A module script that waits for the first paint, then fetches everything and starts. Between two files, and
 * between fetching and running, it takes a breath in which the page can answer its visitor.
 */
function writeProgram(program: Program, preloads: readonly string[]): string {
  const names = program.modules.map(({ name }) => name).join(',')
  const imports = program.modules.map(({ href }) => `bring(${JSON.stringify(href)})`).join(',')
  const files = new Set([program.manifest, ...preloads])
  files.delete(program.entry)
  return [
    'const breath=()=>new Promise(go=>setTimeout(go));',
    // One try more for each file: a page that never runs for want of one is only half a page.
    `const bring=href=>import(href).catch(()=>new Promise(go=>setTimeout(go,${tryAgainAfterMs})).then(()=>import(href)));`,
    'await new Promise(go=>{',
    'document.hidden&&go();',
    "new PerformanceObserver(go).observe({type:'paint',buffered:true});",
    `setTimeout(go,${longestWaitMs})`,
    '});',
    `for(const href of ${JSON.stringify(preloads)})`,
    "{await breath();document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))}",
    `for(const href of ${JSON.stringify([...files])})`,
    '{await breath();await bring(href)}',
    `const[${names}]=await Promise.all([${imports}]);`,
    `window.__reactRouterRouteModules=${program.routeTable};`,
    `bring(${JSON.stringify(program.entry)})`,
  ].join('')
}

/**
 * Lets the page paint before any JavaScript is fetched: takes the module preloads out of the head and
 * moves the start of the program behind the first paint.
 */
export function deferProgram(html: string): string {
  const preloads = [...html.matchAll(modulePreloads)].map(([, href = '']) => href)
  const script = need(moduleScript.exec(html)?.[1], 'code')
  const deferred = `<script type="module">${writeProgram(readProgram(script), preloads)}</script>`
  return html.replace(modulePreloads, '').replace(moduleScript, () => deferred)
}
