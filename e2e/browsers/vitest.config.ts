import { defineConfig } from 'vitest/config'
import { requirePinnedNode } from '../../scripts/project/require-pinned-node.ts'

requirePinnedNode()

/** The checks of the other browsers: a file for each of them and one for callers, all at a time, on one server. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.checks.ts'],
    globalSetup: ['site-server.ts'],
    maxWorkers: 3,
    // Node reads these files as they are: nothing has to be translated for it.
    experimental: { viteModuleRunner: false },
    // A line may have to be opened, or a program be fetched.
    expect: { poll: { timeout: 15_000, interval: 100 } },
    // A visit to a page on a busy machine, and a call with it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
