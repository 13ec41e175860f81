import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { buildFolder } from '../build-steps/build-folder.ts'

/**
 * The voice widget: one script under an address that does not change, for pages of others too, and beside it what a call
 * needs, fetched when somebody is about to press.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  base: './',
  build: {
    outDir: `${buildFolder}/client/widget`,
    emptyOutDir: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { widget: fileURLToPath(import.meta.resolve('@nightdesk/voice-client/widget')) },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js' },
    },
  },
})
