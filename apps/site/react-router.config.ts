import { comingProductPaths, routes } from '@nightdesk/content'
import type { Config } from '@react-router/dev/config'
import { buildFolder } from './build-steps/build-folder.ts'

export default {
  buildDirectory: buildFolder,
  ssr: false,
  prerender: {
    // The redirect is left out: the server answers it, and a prerendered one would be a slow meta refresh.
    paths: [...routes.map((route) => route.path), ...comingProductPaths, '/404'],
  },
} satisfies Config
