import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/**/*.test.{ts,tsx}',
      '{scripts,bench,film}/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/build/**'],
    maxWorkers: 2,
  },
})
