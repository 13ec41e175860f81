import { runQuietly } from '../process/children.ts'
import { PlainError } from '../process/plain-error.ts'
import { pinnedNode, rootDir, siteDir, toolPath } from '../project/paths.ts'
import { hashSiteInputs } from './inputs.ts'
import { isBuilt, removeStamp, writeStamp } from './stamp.ts'

const steps = [
  [pinnedNode, toolPath('react-router'), 'build'],
  [pinnedNode, toolPath('vite'), 'build', '--config', 'extras/vite.config.ts'],
  [pinnedNode, toolPath('vite'), 'build', '--config', 'widget/vite.config.ts'],
  [pinnedNode, 'build-steps/finish.ts'],
]

/** Builds the site unless a build of the same sources and settings stands there; says whether it had to. */
export async function ensureBuilt(
  env: NodeJS.ProcessEnv,
  tell: (line: string) => void = console.log,
): Promise<boolean> {
  const inputs = hashSiteInputs(rootDir, env)
  if (isBuilt(siteDir, inputs)) return false
  tell('Building the site …')
  removeStamp(siteDir)
  for (const step of steps) await runStep(step, env)
  writeStamp(siteDir, inputs)
  return true
}

async function runStep(command: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await runQuietly(command, { cwd: siteDir, env })
  if (code !== 0)
    throw new PlainError(`${output}\nThe site could not be built: see the lines above.`)
}
