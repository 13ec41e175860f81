import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { buildFolder } from '../build-steps/build-folder.ts'

const feature = (file: string) => fileURLToPath(new URL(`../app/features/${file}`, import.meta.url))

/**
 * Scripts that no page asks for by itself: the server puts their tags into the head when the configuration wants them.
 * Built apart, so that nothing of them can find its way into what every page loads.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  build: {
    outDir: `${buildFolder}/client`,
    emptyOutDir: false,
    // Read and taken away by build-steps/finish.ts.
    manifest: 'extras.json',
    sourcemap: 'hidden',
    modulePreload: false,
    rolldownOptions: {
      input: {
        'tag-manager': feature('tag-manager/tag-manager.ts'),
        'error-reports': feature('error-reports/error-reports.ts'),
        'voice-widget': feature('voice-widget/voice-widget.ts'),
      },
    },
  },
})
