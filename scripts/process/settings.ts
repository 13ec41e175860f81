import { readConfig, type Config } from '@nightdesk/config'
import { freePort } from './ports.ts'

/** The settings with "any free port" made a certain one, and the environment that says so to the children. */
export async function settleSettings(
  env: NodeJS.ProcessEnv,
): Promise<{ readonly config: Config; readonly env: NodeJS.ProcessEnv }> {
  const { port } = readConfig(env)
  const settled = port === 0 ? { ...env, PORT: String(await freePort()) } : env
  return { config: readConfig(settled), env: settled }
}
