import { defineConfig } from 'vitest/config'
import { requirePinnedNode } from './scripts/project/require-pinned-node.ts'

requirePinnedNode()

const everywhere = ['**/node_modules/**', '**/build/**']
// Their tests start nothing and change nothing that outlives them: one worker runs file after file, and loads every
// module and model once.
const pure = ['receptionist', 'understanding', 'content', 'contracts', 'config'].map(
  (name) => `packages/${name}/src/**/*.test.ts`,
)

export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      { extends: true, test: { name: 'pure', include: pure, exclude: everywhere, isolate: false } },
      {
        extends: true,
        test: {
          name: 'own worker',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/**/*.test.{ts,tsx}',
            '{scripts,bench,film}/**/*.test.ts',
          ],
          exclude: [...everywhere, ...pure],
        },
      },
    ],
    maxWorkers: 2,
    // A slow machine is slow, and not red: these limits stand here alone.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
