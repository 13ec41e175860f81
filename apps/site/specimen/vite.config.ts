import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const page = (name: string) => fileURLToPath(new URL(`${name}.html`, import.meta.url))

/** The specimen is a small page of its own, so that the site carries nothing of it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [tailwindcss()],
  build: {
    outDir: '../build/specimen',
    emptyOutDir: true,
    rolldownOptions: { input: [page('index'), page('widget')] },
  },
})
