import { defineConfig } from 'vitest/config'
import { requirePinnedNode } from './scripts/project/require-pinned-node.ts'

requirePinnedNode()

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
    // A slow machine is slow, and not red: these limits stand here alone.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
