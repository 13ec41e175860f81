import { readConfig, type Environment } from '@nightdesk/config'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'

import { buildApp, type AppOptions } from '../app.ts'
import { listen } from '../listen.ts'
import { createFixtureSite, type FixtureSite } from './fixture-site.ts'

export type FixtureAppOptions = Pick<
  AppOptions,
  'readiness' | 'limits' | 'leadStore' | 'createVoice' | 'errorReporter'
> & {
  readonly env?: Environment
  readonly prepareSite?: (site: FixtureSite) => Promise<void>
}

export type FixtureApp = {
  readonly app: FastifyInstance
  readonly site: FixtureSite
  /** Log lines so far, parsed. */
  readonly logs: Record<string, unknown>[]
}

/** The app over a fixture site, gone when the test ends. It logs into `logs`. */
export async function createFixtureApp(options: FixtureAppOptions = {}): Promise<FixtureApp> {
  const { env = {}, prepareSite, ...rest } = options
  const site = await createFixtureSite()
  onTestFinished(() => site.remove())
  await prepareSite?.(site)

  const logs: Record<string, unknown>[] = []
  const logStream = { write: (line: string) => void logs.push(JSON.parse(line)) }
  const app = await buildApp({ ...rest, config: readConfig(env), siteDir: site.siteDir, logStream })
  onTestFinished(() => app.close())
  return { app, site, logs }
}

/** The same on a free port of the loopback, for what only a socket can show. */
export async function listenFixtureApp(
  options: FixtureAppOptions & { readonly addRoutes?: (app: FastifyInstance) => void } = {},
): Promise<FixtureApp & { readonly port: number }> {
  const { addRoutes, ...rest } = options
  const fixture = await createFixtureApp(rest)
  addRoutes?.(fixture.app)
  onTestFinished(() => fixture.app.server.closeAllConnections())
  return { ...fixture, port: await listen(fixture.app, { host: '127.0.0.1', port: 0 }) }
}
