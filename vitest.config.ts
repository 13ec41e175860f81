import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { requirePinnedNode } from './scripts/project/require-pinned-node.ts'
import { needsOwnWorker } from './scripts/test-run/own-worker.ts'

requirePinnedNode()

const tests = [
  'packages/*/src/**/*.test.ts',
  'apps/*/**/*.test.{ts,tsx}',
  '{scripts,bench,film}/**/*.test.ts',
]
const elsewhere = ['**/node_modules/**', '**/build/**']
const alone = globSync(tests, { cwd: import.meta.dirname, exclude: elsewhere }).filter((file) =>
  needsOwnWorker(readFileSync(join(import.meta.dirname, file), 'utf8')),
)

function project(
  name: string,
  test: { include: string[]; exclude: string[]; isolate: boolean },
): TestProjectInlineConfiguration {
  return { extends: true, test: { name, ...test } }
}

export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      // Most of the time of a small file is what it loads: who leaves nothing behind goes on in the worker of the one
      // before, where modules and models are loaded already.
      project('shared worker', {
        include: tests,
        exclude: [...elsewhere, ...alone],
        isolate: false,
      }),
      project('own worker', { include: alone, exclude: elsewhere, isolate: true }),
    ],
    // Two cores, and many files wait: for a server, a database or a time.
    maxWorkers: 3,
    // A slow machine is slow, and not red: these limits stand here alone.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
