import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkBoundaries } from '../check-boundaries.ts'
import { checkCopy } from '../check-copy.ts'
import { checkLateParts } from '../check-late-parts.ts'
import { checkLeftovers } from '../check-leftovers.ts'
import { checkTokens } from '../check-tokens.ts'
import { ensureChromium } from '../chromium.ts'
import { freePort } from '../process/ports.ts'
import { pinnedNode, rootDir, siteDir, toolPath } from '../project/paths.ts'
import { readWorkspaces } from '../project/workspaces.ts'
import { ensureBuilt } from '../site-build/ensure-built.ts'
import { browserTestPortEnv } from './browser-ports.ts'
import { countPlaywright, countVitest, noCounts, onePassed } from './counts.ts'
import { runPrograms, runSourceCheck, runTests, type Step } from './steps.ts'

const specimenConfig = 'specimen/vite.config.ts'

/** What `npm test` does, cheapest first. */
export function allSteps(env: NodeJS.ProcessEnv): readonly Step[] {
  const run = (name: string, ...args: string[]) => [pinnedNode, toolPath(name), ...args]
  return [
    { name: 'chromium', run: () => findBrowser(env) },
    {
      name: 'format',
      run: () => runPrograms([run('prettier', '--check', '--log-level=warn', '.')], { env }),
    },
    {
      name: 'lint',
      run: () => runPrograms([run('oxlint', '--type-aware', '--deny-warnings')], { env }),
    },
    { name: 'types', run: () => checkTypes(env) },
    { name: 'boundaries', run: () => runSourceCheck(checkBoundaries) },
    { name: 'copy', run: () => runSourceCheck(checkCopy) },
    { name: 'tokens', run: () => runSourceCheck(checkTokens) },
    { name: 'late parts', run: () => runSourceCheck(checkLateParts) },
    { name: 'leftovers', run: () => runSourceCheck(checkLeftovers) },
    {
      name: 'fonts',
      run: () =>
        runPrograms([[pinnedNode, 'build-steps/subset-fonts.ts', '--check']], {
          cwd: siteDir,
          env,
        }),
    },
    { name: 'unit tests', run: () => runUnitTests(env) },
    { name: 'build', run: () => buildAll(env) },
    {
      name: 'size budget',
      needs: ['chromium', 'build'],
      run: () => runPrograms([[pinnedNode, 'bench/size.bench.ts']], { env }),
    },
    { name: 'browser tests', needs: ['chromium', 'build'], run: () => runBrowserTests(env) },
  ]
}

/** Found once, and named to every later step. */
async function findBrowser(env: NodeJS.ProcessEnv) {
  env.CHROMIUM = await ensureChromium(env)
  return { counts: noCounts, output: '' }
}

async function checkTypes(env: NodeJS.ProcessEnv) {
  // The types of the routes are made from the route table.
  const typegen = await runPrograms([[pinnedNode, toolPath('react-router'), 'typegen']], {
    cwd: siteDir,
    env,
  })
  if (typegen.counts.failed > 0) return typegen
  const workspaces = readWorkspaces(rootDir).map((workspace) => workspace.folder)
  // The browser's part of a package is checked apart: only there the types of the DOM exist.
  const folders = ['.', ...workspaces, ...workspaces.map((folder) => `${folder}/src/web`)]
  const projects = folders.filter((folder) => existsSync(join(rootDir, folder, 'tsconfig.json')))
  return runPrograms(
    projects.map((folder) => [pinnedNode, toolPath('tsc'), '--project', folder]),
    { env },
  )
}

function runUnitTests(env: NodeJS.ProcessEnv) {
  return runTests({
    command: (file) => [
      pinnedNode,
      toolPath('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
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

async function runBrowserTests(env: NodeJS.ProcessEnv) {
  const ports = browserTestPortEnv({ site: await freePort(), specimen: await freePort() })
  return runTests({
    command: () => [pinnedNode, toolPath('playwright'), 'test'],
    env: (file) => ({ ...env, ...ports, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    count: countPlaywright,
  })
}
