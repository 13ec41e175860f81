import { readConfig } from '@nightdesk/config'
import { unsettled } from '@nightdesk/contracts'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { ownRouteModules } from './build-steps/own-route-modules.ts'
import { patientPrerender } from './build-steps/patient-prerender.ts'
import { plainImports } from './build-steps/plain-imports.ts'
import type { SiteValues } from './app/platform/site-values.ts'

/** A build knows no settings: what stands in their places is replaced by the server that serves it. */
function siteValuesFor(command: 'build' | 'serve'): SiteValues {
  if (command === 'build') return unsettled
  const { publicUrl, contactFormEndpoint } = readConfig(process.env)
  return { publicUrl, contactEndpoint: contactFormEndpoint }
}

/** In development the site is served here and everything else by the server behind it. */
const apiTarget = process.env['NIGHTDESK_API_TARGET']
const serverPaths = ['/api', '/voice', '/healthz', '/readyz', '/metrics']

/**
 * What every page needs comes in two files: the framework, which changes with its version, and the
 * shell around the pages. Left alone, the bundler cuts them into twenty. Modules that are loaded only when
 * they are needed live in folders named `late`.
 */
const sharedChunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
  {
    name: 'shell',
    test: /(site\/app\/(root|platform\/(?!late\/)|features\/(site-|top-banner|toasts|contact-section\/(?!late\/))|ui\/(button|reveal|section|text-link|day-strip\/day-(?!strip)|toast\/(toast|plain)-))|content\/src\/(brand|navigation))/,
  },
  // One file, though some pages need the first alone: two are larger.
  { name: 'hero', test: /site\/app\/(ui\/hero|features\/industry-hero\/)/ },
  // Apart, since the film has a budget of its own.
  { name: 'film', test: /site\/app\/features\/film\// },
  // One file for the calls to be heard, though home shows its own without the machine: two are larger.
  { name: 'sample-call', test: /site\/app\/features\/sample-call\/(?!late\/)/ },
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), patientPrerender(), reactRouter(), ownRouteModules(), plainImports()],
  define: { __SITE_VALUES__: JSON.stringify(siteValuesFor(command)) },
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    // For whoever reads error reports; build-steps/finish.ts takes them out of what is served.
    sourcemap: 'hidden',
    rolldownOptions: {
      output: { codeSplitting: { groups: sharedChunks } },
    },
  },
  server: {
    // Releases lie below the site's own folder.
    watch: { ignored: ['**/build/**'] },
    ...(apiTarget && {
      // Calls may come over a WebSocket.
      proxy: Object.fromEntries(
        serverPaths.map((path) => [path, { target: apiTarget, ws: path === '/voice' }]),
      ),
    }),
  },
}))
