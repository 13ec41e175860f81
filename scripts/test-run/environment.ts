import { settingList } from '@nightdesk/config'

/** The environment without anybody's settings: a test run sees the defaults, on every machine. Colors are for people. */
export function testEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const clean = { ...env }
  for (const { name } of settingList) delete clean[name]
  const wantsColor = process.stdout.isTTY && !env.NO_COLOR
  return { ...clean, ...(wantsColor ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) }
}
