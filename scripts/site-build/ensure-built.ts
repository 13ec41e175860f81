import { runQuietly } from '../process/children.ts'
import { PlainError } from '../process/plain-error.ts'
import { buildDir, pinnedNode, rootDir, siteDir, toolPath } from '../project/paths.ts'
import { hashSiteInputs } from './inputs.ts'
import { makeApart } from './making.ts'
import { addRelease, currentRelease, findRelease, switchTo } from './releases.ts'
import { removeOldReleases } from './retention.ts'

const steps = [
  [pinnedNode, toolPath('react-router'), 'build'],
  [pinnedNode, toolPath('vite'), 'build', '--config', 'extras/vite.config.ts'],
  [pinnedNode, toolPath('vite'), 'build', '--config', 'widget/vite.config.ts'],
  [pinnedNode, 'build-steps/finish.ts'],
]

/**
 * Makes a release of the sources the current one, and builds it unless it stands there; says whether it had to.
 * Servers that run go on with the release they started with.
 */
export async function ensureBuilt(
  env: NodeJS.ProcessEnv,
  tell: (line: string) => void = console.log,
): Promise<boolean> {
  const inputs = hashSiteInputs(rootDir)
  const found = findRelease(buildDir, inputs)
  if (!found) tell('Building the site …')
  const release = found ?? (await build(inputs, env))
  if (release === currentRelease(buildDir)) return !found
  switchTo(buildDir, release)
  removeOldReleases(buildDir)
  return !found
}

function build(inputs: string, env: NodeJS.ProcessEnv): Promise<string> {
  return makeApart(buildDir, async (folder) => {
    for (const step of steps) await runStep(step, { ...env, NIGHTDESK_BUILD_DIR: folder })
    return addRelease(buildDir, folder, inputs)
  })
}

async function runStep(command: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await runQuietly(command, { cwd: siteDir, env })
  if (code !== 0)
    throw new PlainError(`${output}\nThe site could not be built: see the lines above.`)
}
