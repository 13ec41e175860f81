import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const own = fileURLToPath(new URL('../app/platform/route-modules.ts', import.meta.url))
const theirs = /\/react-router\/dist\/production\/.*\/routeModules\.js$/

/** Puts our way to fetch the program of a page in the place of the framework's, in what visitors get. */
export function ownRouteModules(): Plugin {
  let isReplaced = false
  return {
    name: 'own-route-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!source.endsWith('/routeModules.js')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found || !theirs.test(found.id)) return null
      isReplaced = true
      return own
    },
    buildEnd(error) {
      // A new version of the framework may keep it elsewhere; then this must be read again.
      if (!error && !isReplaced) this.error('The framework’s routeModules.js was not found')
    },
  }
}
