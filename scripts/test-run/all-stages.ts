import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkBoundaries } from '../check-boundaries.ts'
import { checkCopy } from '../check-copy.ts'
import { checkLateParts } from '../check-late-parts.ts'
import { checkLeftovers } from '../check-leftovers.ts'
import { checkLengths } from '../check-lengths.ts'
import { checkTokens } from '../check-tokens.ts'
import { ensureChromium } from '../chromium.ts'
import { ensureOtherBrowsers } from '../other-browsers.ts'
import { freePort } from '../process/ports.ts'
import { cacheDir, pinnedNode, rootDir, siteDir, toolPath } from '../project/paths.ts'
import { ensureBuilt } from '../site-build/ensure-built.ts'
import { browserTestPortEnv } from './browser-ports.ts'
import { checkTypes } from './check-types.ts'
import { everyFile, type TestFiles } from './choose-stages.ts'
import { countPlaywright, countVitest, noCounts, onePassed } from './counts.ts'
import { runPrograms, runSourceCheck, runTests, type Stage } from './steps.ts'
import { unlessPassed } from './unless-passed.ts'

// A file that had its form is looked at again when it, the rules or Prettier have changed.
const formatted = [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${join(cacheDir, 'format')}`,
]
const specimenConfig = 'specimen/vite.config.ts'

/** What `npm test` does, cheapest first. */
export function allStages(env: NodeJS.ProcessEnv, files: TestFiles = everyFile): readonly Stage[] {
  return [
    [{ name: 'chromium', run: () => findBrowser(env) }],
    sourceChecks(env),
    [{ name: 'unit tests', run: () => runVitest(env, files.unit) }],
    [{ name: 'build', run: () => buildAll(env) }],
    [{ name: 'other browsers', needs: ['build'], run: () => runOtherBrowsers(env) }],
    [
      {
        name: 'size budget',
        needs: ['chromium', 'build'],
        run: () => runPrograms([[pinnedNode, 'bench/size.bench.ts']], { env }),
      },
      {
        name: 'browser tests',
        needs: ['chromium', 'build'],
        run: () => runBrowserTests(env, files.browser),
      },
    ],
  ]
}

function sourceChecks(env: NodeJS.ProcessEnv): Stage {
  const run = (name: string, ...args: string[]) => [pinnedNode, toolPath(name), ...args]
  return [
    {
      name: 'format',
      run: () =>
        runPrograms([run('prettier', '--check', '--log-level=warn', ...formatted, '.')], { env }),
    },
    {
      name: 'lint',
      run: () =>
        unlessPassed({ root: rootDir, notes: join(cacheDir, 'lint') }, () =>
          runPrograms([run('oxlint', '--type-aware', '--deny-warnings')], { env }),
        ),
    },
    { name: 'types', run: () => checkTypes(env) },
    { name: 'boundaries', run: () => runSourceCheck(checkBoundaries) },
    { name: 'copy', run: () => runSourceCheck(checkCopy) },
    { name: 'tokens', run: () => runSourceCheck(checkTokens) },
    { name: 'late parts', run: () => runSourceCheck(checkLateParts) },
    { name: 'leftovers', run: () => runSourceCheck(checkLeftovers) },
    { name: 'lengths', run: () => runSourceCheck(checkLengths) },
    {
      name: 'fonts',
      run: () =>
        runPrograms([[pinnedNode, 'build-steps/subset-fonts.ts', '--check']], {
          cwd: siteDir,
          env,
        }),
    },
  ]
}

/** Found once, and named to every later step. */
async function findBrowser(env: NodeJS.ProcessEnv) {
  env.CHROMIUM = await ensureChromium(env)
  return { counts: noCounts, output: '' }
}

function runVitest(env: NodeJS.ProcessEnv, args: readonly string[]) {
  return runTests({
    command: (file) => [
      pinnedNode,
      toolPath('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    env: () => env,
    count: countVitest,
  })
}

async function buildAll(env: NodeJS.ProcessEnv) {
  await ensureBuilt(env, () => {})
  if (!existsSync(join(siteDir, specimenConfig))) return { counts: onePassed, output: '' }
  const command = [pinnedNode, toolPath('vite'), 'build', '--config', specimenConfig]
  return runPrograms([command], { cwd: siteDir, env })
}

/** Firefox and WebKit, each where it is installed or can be; one that is not is named, and its checks are skipped. */
async function runOtherBrowsers(env: NodeJS.ProcessEnv) {
  const { programs, missing } = await ensureOtherBrowsers(env)
  for (const name of missing) console.log(`Without ${name}: its checks are skipped.`)
  if (Object.keys(programs).length === 0)
    return { counts: { ...noCounts, skipped: missing.length }, output: '' }
  return runVitest({ ...env, ...programs }, ['--config', 'e2e/browsers/vitest.config.ts'])
}

async function runBrowserTests(env: NodeJS.ProcessEnv, files: readonly string[]) {
  const ports = browserTestPortEnv({ site: await freePort(), specimen: await freePort() })
  return runTests({
    command: () => [pinnedNode, toolPath('playwright'), 'test', ...files],
    env: (file) => ({ ...env, ...ports, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    count: countPlaywright,
  })
}
