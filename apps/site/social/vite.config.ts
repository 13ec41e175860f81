import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** Served only while `npm run social` takes its pictures; the site carries nothing of it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: '../build/social-cache',
  plugins: [tailwindcss()],
})
