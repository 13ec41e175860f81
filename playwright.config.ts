import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'
import { pinnedNode, serverEntry, siteDir, toolPath } from './scripts/project/paths.ts'
import { requirePinnedNode } from './scripts/project/require-pinned-node.ts'
import { browserTestPorts } from './scripts/test-run/browser-ports.ts'

requirePinnedNode()

const { site, specimen } = browserTestPorts(process.env)
const siteUrl = `http://localhost:${site}`
const specimenUrl = `http://localhost:${specimen}`
const specimenConfig = 'specimen/vite.config.ts'
const hasSpecimen = existsSync(join(siteDir, specimenConfig))
const executablePath = findChromium()

/** Tests that take as long as people speak, whatever the machine. */
const calls = [
  'voice/call.spec.ts',
  'voice/rough-network.spec.ts',
  'voice/spoken-calls.spec.ts',
  'spoken-demo.spec.ts',
  'hundred-calls.spec.ts',
]

const siteServer = {
  name: 'site',
  command: `"${pinnedNode}" "${serverEntry}"`,
  url: `${siteUrl}/healthz`,
  env: {
    PORT: String(site),
    HOST: '127.0.0.1',
    PUBLIC_URL: siteUrl,
    LOG_LEVEL: 'error',
    // Leads of test visitors are nobody's leads.
    DATA_DIR: join(tmpdir(), `nightdesk-e2e-${site}`),
    // All of them come from one address.
    CONTACT_RATE_PER_MINUTE: '1000',
    // Callers say where they come from, so that each is a visitor of their own.
    TRUST_PROXY: '127.0.0.1,::1',
    // The page of a test that is over vanishes without a word: its line is held for twelve seconds more.
    VOICE_MAX_CALLS: '16',
  },
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
}

const specimenServer = {
  name: 'specimen',
  command: `"${pinnedNode}" "${toolPath('vite')}" preview --config ${specimenConfig} --host localhost --port ${specimen} --strictPort`,
  cwd: siteDir,
  url: specimenUrl,
  reuseExistingServer: false,
}

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: true,
  fullyParallel: true,
  // A test that needs its second try is counted and named as flaky, never silently.
  retries: 1,
  // One for each of the two cores, and one for the calls, which wait for people who speak.
  workers: 3,
  // On a busy machine everything takes its time: it may make a run slow, never red. Only where a time
  // is itself what is promised does a test say another one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    // To trace every test costs as much again as the tests themselves; what fails once is traced when it is tried again.
    trace: 'on-first-retry',
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // First, so that no other test waits for the end of a long call; one at a time, because who speaks needs a machine
    // that hears.
    { name: 'calls', testMatch: calls, workers: 1, use: { baseURL: siteUrl } },
    { name: 'site', testIgnore: ['specimen/**', ...calls], use: { baseURL: siteUrl } },
    { name: 'specimen', testMatch: 'specimen/**', use: { baseURL: specimenUrl } },
  ],
  webServer: hasSpecimen ? [siteServer, specimenServer] : [siteServer],
})
